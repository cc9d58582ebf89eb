#!/usr/bin/env python3
"""whole.py: prints a script that plays a whole game by keys, the first place that comes each time."""

print("wait 1\nexpect screen title\npress new\nwait 0.5\npress start\nwait 0.5")
print("key space\nkey enter\nkey 1\nkey 1\nkey 0\nkey 0\n" * 120 + "wait 1\nexpect screen results\nkey ctrl+q")
