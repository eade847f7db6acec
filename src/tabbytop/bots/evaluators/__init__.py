"""How good is this for me? One module a game: `values(state, seat, actions)`, in points."""
