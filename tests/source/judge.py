"""What tests of the source's files have in common."""

PROGRAM = ("src", "include")
ALL = (*PROGRAM, "tests", "tools")


def judge(root, look_at, folders=PROGRAM):
    """Prints what look_at(root, path) finds wrong in all .c and .h files of the folders; the exit code."""
    files = sorted(path for folder in folders for path in (root / folder).rglob("*.[ch]"))
    offences = [offence for path in files for offence in look_at(root, path)]
    if not files:
        offences.append(f"{root}: no source")
    for message in offences:
        print(message)
    print(f"{len(offences)} wrong")
    return 1 if offences else 0
