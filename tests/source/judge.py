"""How a test of the source ends."""


def judge(offences):
    """Prints what is wrong; the exit code."""
    for message in offences:
        print(message)
    print(f"{len(offences)} wrong")
    return 1 if offences else 0
