"""Who sits where, what has happened, is it safe on disk? May import `core`, `games` and `bots`; never touches HTTP."""
