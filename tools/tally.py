#!/usr/bin/env python3
"""Adds up the test cases of meson's testlog.json files and prints "N passed, M failed".

A cmocka program counts with its cases: those that it announced and did not report as OK have failed, so
that a crash fails the case it happened in and those that never ran. A program that ends with a line
"N passed, M failed" counts as it says. Any other program is one case, decided by its exit code.
"""

import json
import re
import sys

ANNOUNCED = re.compile(r"^\[=+\] Running (\d+) test\(s\)", re.M)
OK = re.compile(r"^\[ +OK \]", re.M)
SKIPPED = re.compile(r"^\[ +SKIPPED \] (?!\d+ test\(s\), listed)(.*)", re.M)
OWN_COUNT = re.compile(r"^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$", re.M)
GOOD = ("OK", "EXPECTEDFAIL")


def count(run):
    """Cases passed, failed and skipped of one test program."""
    output = run.get("stdout", "") + "\n" + run.get("stderr", "")
    good = run["result"] in GOOD
    announced = sum(int(n) for n in ANNOUNCED.findall(output))
    own = OWN_COUNT.findall(output)
    if announced:
        passed = len(OK.findall(output))
        skipped = len(set(SKIPPED.findall(output)))
        failed = max(announced - passed - skipped, 0)
    elif own:
        passed, failed, skipped = (int(n or 0) for n in own[-1])
    elif run["result"] == "SKIP":
        return 0, 0, 1
    else:
        return int(good), int(not good), 0
    # All cases were well, and still the program was not: a leak found at its end, say.
    if not good and failed == 0:
        failed = 1
    return passed, failed, skipped


def main(logs):
    passed = failed = skipped = 0
    for log in logs:
        try:
            with open(log, encoding="utf-8") as file:
                runs = [json.loads(line) for line in file if line.strip()]
        except OSError as error:
            print(f"{log}: {error.strerror}: no test ran")
            runs = []
        if not runs:
            failed += 1
        for run in runs:
            more = count(run)
            if more[1]:
                print(f"failed: {run['name']} ({more[1]} of {sum(more)} cases)")
            passed, failed, skipped = passed + more[0], failed + more[1], skipped + more[2]
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
