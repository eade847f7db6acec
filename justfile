# Everything CI runs.
default:
    python3 run.py test

# One part of the tests, such as `just only tests/cli`.
only *args:
    python3 run.py test {{args}}

# Ten times the examples of every law; minutes.
long:
    TABBYTOP_EXAMPLES=400 python3 run.py test tests/laws -n auto

# A release: version, dated changelog section, sdist and wheel, each installed in an empty environment and tried.
release version:
    python3 tools/release.py {{version}}

# Everything is tried at a server for so many minutes; says what was answered how often.
fuzz minutes="20":
    TABBYTOP_FUZZ_MINUTES={{minutes}} .venv/bin/python -m pytest tests/server/test_fuzz.py -m long

lint:
    .venv/bin/ruff check . && .venv/bin/ruff format --check . && .venv/bin/mypy && .venv/bin/lint-imports

format:
    .venv/bin/ruff format . && .venv/bin/ruff check --fix .

bench:
    python3 run.py bench engine --peers --out docs/bench.md
