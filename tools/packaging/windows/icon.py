#!/usr/bin/env python3
"""icon.py ICON PICTURE...: makes one icon of PNG files, as Windows takes them."""

import struct
import sys
from pathlib import Path

pictures = [Path(name).read_bytes() for name in sys.argv[2:]]
out, at = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
for picture in pictures:
    width, height = struct.unpack_from(">II", picture, 16)
    out += struct.pack("<BBBBHHII", width % 256, height % 256, 0, 0, 1, 32, len(picture), at)
    at += len(picture)
Path(sys.argv[1]).write_bytes(out + b"".join(pictures))
