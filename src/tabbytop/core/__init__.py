"""What words do all games share? May import the standard library and msgspec; never files, network, clock or global random."""
