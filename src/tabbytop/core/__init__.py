"""What words do all games share?

May import the standard library and msgspec; never touches files, network, clock, processes or global random.
"""
