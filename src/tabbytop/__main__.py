"""`python -m tabbytop`: the command line."""

from tabbytop.cli.main import main

main()
