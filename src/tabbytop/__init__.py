"""Tabbytop: Calico, The Isle of Cats: Explore & Draw and Yummy Kitty at one table."""

import os
import sys

from tabbytop._plain import PlainFinder

__version__ = "0.1.0"

if os.environ.get("TABBYTOP_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, PlainFinder())
