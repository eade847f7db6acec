# Words that all games share.

game-unknown = There is no game "{ $game }". The games are: { $games }.
game-no-score-input = Tables of "{ $game }" laid out in real life can't be scored here.
option-unknown = There is no option "{ $option }". The options are: { $options }.
option-value = The option { $option } can't be "{ $value }". It takes: { $allowed }.
option-players = { $game } is for { $least } to { $most } players, not { $players }.
action-kind = "{ $kind }" is no kind of action. The kinds are: { $kinds }.
action-field = An action of kind "{ $kind }" has no field "{ $field }".
action-shape = This action of kind "{ $kind }" can't be read: { $wrong }.
action-number = There is no action with the number { $number }.
action-text = "{ $text }" can't be read as an action.
record-shape = This is not a record: its field "{ $field }" is missing or of the wrong type.
record-game = This is a record of "{ $game }"; expected: { $games }.
record-version = The record was made with rules version { $version }; this program has version { $known }.
record-move = Move { $number } of the record can't be read.
record-turn = Move { $number } of the record is by seat { $seat }, which is not to act there.
record-illegal = Move { $number } of the record breaks a rule: { $code }.
record-unfinished = The match is not over after its { $number } { $number ->
    [one] move
   *[other] moves
}.
record-differs = The record's "{ $field }" is not what its moves lead to.
bot-unknown = There is no bot "{ $bot }". The bots are: { $bots }.

# The command line.

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-about = Three cat games at one table: rules, opponents, records. Games: { $games }. An unofficial fan implementation.
cli-lang = Language of all texts; without it, that of your system.
cli-help = Show this page.
cli-version = Show the version and whether the compiled tables are in use.
cli-mode-compiled = compiled
cli-mode-plain = plain Python, not compiled
cli-mode-mixed = partly compiled
cli-no-option = There is no option { $option }; see --help.
cli-no-command = There is no command "{ $name }". The commands are: { $commands }.
cli-extra = Too many words: { $words }; see --help.
cli-missing = { $name } is missing; see --help.
cli-bad-value = The value of { $name } does not fit; it takes: { $why }.
cli-option-value = The option { $option } needs a value, and only flags stand alone; see --help.
cli-mistake = { $why }
cli-bad-lang = There is no language "{ $language }". The languages are: { $languages }.
cli-interrupted = Stopped.
cli-option-pair = An option of the game is written name=value, not "{ $pair }".
cli-file = The file { $file } can't be read.
cli-file-write = The file { $file } can't be written.
cli-json = { $file } is not valid JSON: { $why }.
cli-json-line = Line { $line } of { $file } is not valid JSON: { $why }.
cli-no-text = { $file } is not text in UTF-8.
cli-bom = { $file } begins with a byte order mark (BOM), which JSON does not allow. Save it as UTF-8 without one.
cli-deep = { $file } is nested too deeply.
cli-empty = { $file } is empty.

cli-players = How many players; without it, the game's usual number.
cli-bots = Who plays: uniform, greedy, or a level from kitten to master; a list is dealt to the seats in turn.
cli-games = How many matches (100).
cli-seed = The first seed; every match takes the next one (0).
cli-option = An option of the game as name=value; may be given several times. `play GAME --options` lists them.
cli-out = Write the records here, one JSON object a line.
cli-jobs = How many processes (0: one for each core).
cli-cluster = Address of a Dask scheduler to play on, such as tcp://127.0.0.1:8786.
cli-json-flag = Print JSON instead of tables.
cli-simulate = Play many matches between bots, sum them up, and keep their records.
cli-uncompiled = The tables are not compiled on this machine: expect about a hundredth of the speed.
cli-cluster-lost = { $address } can't be reached: { $why }.
cli-no-cluster = Playing on a cluster needs the extra packages: pip install "tabbytop[cluster]".
cli-written = { $games } { $games ->
    [one] record
   *[other] records
} written to { $file }.
cli-stopped = Stopped after { $games } of { $wanted } matches; nothing that was played is lost.
cli-progress-games = matches
cli-summary = { $games } { $games ->
    [one] match
   *[other] matches
}
cli-column-seat = seat
cli-column-bot = player
cli-column-mean = mean
cli-column-sd = spread
cli-column-least = least
cli-column-most = most
cli-column-wins = wins
cli-column-line = what for
cli-column-cells = where
cli-column-points = points
cli-total = total

cli-score = Score a table laid out in real life, typed in as JSON (a file, or - for standard input).
cli-score-title = Score

cli-replay = Step through a record, or check it.
cli-verify = Replay every record of the file and compare its end and its scores.
cli-record = Which record of the file to step through, from 1 (1).
cli-record-number = There is no record { $number } in this file; it holds { $records }.
cli-verifying = checking
cli-bad-record = { $file }, line { $line }: { $why }
cli-verified = { $good } of { $records } { $records ->
    [one] record
   *[other] records
} right, { count-moves } replayed.
cli-replay-prompt = Move { $at } of { $moves }. Enter: next, b: back, a number: go there, q: leave.

cli-play = Play a whole match in the terminal.
cli-people = How many people sit at this screen (1); bots take the other seats.
cli-names = Their names, separated by commas.
cli-bots-play = Who takes the other seats: uniform, greedy, or a level (kitten, house_cat, alley_cat, tiger, master); or a list.
cli-seed-play = A word or number that fixes all chance.
cli-save-file = Where the match is kept; without it, in your data folder.
cli-new = Start anew even if an unfinished match is kept.
cli-list-options = List the options of the game and leave.
cli-people-many = { $people } people can't sit on { $players } { $players ->
    [one] seat
   *[other] seats
}.
cli-name = "{ $name }" can't be a name here: at most 30 letters, and not the name of a bot.
cli-you = You
cli-person = Player
cli-continue = An unfinished match is kept: { $seats }, { count-moves }. Go on with it? [Y/n] (n starts anew and keeps the old one aside)
cli-welcome = At the table: { $seats }. Type ? for help, q to put the match aside.
cli-put-aside = The match is kept in { $file }. This goes on with it:
cli-kept = The record of this match is in { $file }.
cli-curtain = Now { $name }. The others look away; press Enter.
cli-ask-help = Type ? for help.
cli-rule = Rule { $section }: type r { $section } to read it.
cli-undone = Taken back.
cli-undo = What may be taken back: your last move until something new is shown (until_shown), anything (practice, with one person), never.
cli-help-common = Enter: the table again   h: what would a master do, and why   m: legal moves, with points where they are certain   s: your score line by line, s 2: seat 2's   o 2: the table of seat 2   l: what happened since your last turn   r 5.1: a rule   u: undo   q: put aside
cli-which-seat = Which seat? Type { $command } and a number from 1 to { $players }.
cli-no-section = There is no section { $section } in the rules.
cli-result-points = Winner with { count-points }: { $winners }.
cli-result-shared = Shared victory with { count-points }: { $winners }.
cli-result-alone = { count-points }.

cli-bench = The published figures: speed of the rules, measured in this run.
cli-bench-what = What to measure.
cli-bench-peers = Measure a peer beside it: Catanatron for the engine, boardgame.io for the server.
cli-bench-seconds = CPU seconds for each figure (1).
cli-bench-out = Also write the table as Markdown here.
cli-bench-measuring = measuring
cli-bench-title = Engine, per CPU second ({ $mode })
cli-bench-no-reference = Without g++ or the sources there is no C++ reference to compare with.
cli-bench-no-node = The comparison with boardgame.io needs Node with npm, and the source checkout of Tabbytop.
cli-bench-no-peers = Catanatron is not installed here: pip install catanatron.
cli-bench-game = Only this game; may be given several times.
cli-bench-games = random games, compiled
cli-bench-moves = random moves, compiled
cli-bench-reference-games = random games, C++ reference
cli-bench-ratio = compiled : C++ (median, same run)
cli-bench-plain-games = random games, plain Python
cli-bench-steps = steps through the Game protocol
cli-bench-plain-steps = steps through the Game protocol, plain
cli-bench-clone-ns = one clone, ns
cli-bench-legal-ns = listing the legal actions, ns
cli-bench-view-us = building a view, µs
cli-bench-peer = Catanatron in the same run: { $moves } random moves per CPU second; ours: { $times } times as many.
cli-name-line = { $name }: { $text }
cli-small = This table wants 80 columns and 24 lines; yours has { $width } × { $height }. Press Enter.
cli-that-was = That was the table of { $name }; Enter shows yours.
cli-which-section = Type r and a number, such as r 5.1.
cli-ask-end = Enter leaves; s 1: a sheet line by line; o 1: the table of seat 1.
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-bench-placing-ns = all placements of one piece, ns
cli-kept-aside = The earlier match is now in { $file }.
cli-places = Places by seat: { $places }.

# The house and its server.

serve-help = Serve the games over HTTP and WebSocket.
serve-host = Address to listen on (127.0.0.1).
serve-port = Port (8000).
serve-database-option = Database: sqlite:///FILE or postgresql://... (sqlite:///tabbytop.db).
serve-broker-option = Broker between processes: redis://... or postgresql://...; PostgreSQL needs none of its own.
serve-workers = Server processes (1); several need PostgreSQL.
serve-address = Tabbytop is at { $url }
serve-workers-sqlite = { $workers } processes can't share one SQLite file: give --database postgresql://..., or --workers 1.
serve-database = There is no way to a database of the kind "{ $kind }": sqlite and postgresql are known.
serve-no-driver = { $title } needs a driver that is not installed: pip install "{ $extra }"
serve-broker = There is no broker of the kind "{ $url }": redis and postgresql are known.
host-stale = The table has moved on: it is at number { $version }.
host-busy = The table is very busy; try again.
host-not-started = Not everyone is seated yet.
undo-never = This table plays without taking back.
undo-nothing = There is nothing to take back: you have not moved yet.
undo-shown = Too late to take that back: something new has been shown since.
undo-relied-on = Too late to take that back: someone else’s turn has begun since.
host-practice-alone = Taking anything back is for practice: one person, alone or with bots.
host-broken = The log of table { $match } can’t be read from entry { $number } on. You see it as it stood before that; its host can mend it with “tabbytop doctor”.
host-no-match = There is no such table.
host-full = There is no free chair at this table.
host-over = The match is over, or this seat has given up already.
host-not-over = The match is not over yet.
host-reaction = There is no reaction "{ $reaction }". The reactions are: { $reactions }.
host-name = A name has 1 to { $most } printable signs.
host-chairs = { $chairs } chairs were given for { $players } players.
host-chair-kind = A chair is for me, here, open or bot, not "{ $kind }".
host-nobody = At least one chair must be yours.
server-rate = Too many requests; wait a moment.
server-size = The request is too large.
server-tables = Too many tables from your address; try again later.
server-shape = The request can't be read: { $field }.
server-no-page = The page is not part of this installation: it could not be built. The terminal (tabbytop play) and the protocol (/docs) work; `python3 run.py` with a network builds the page.
server-missing = There is nothing here.
server-method = This can't be done here.
server-request = The request can't be answered.
server-token = This needs the secret of a seat at this table.
server-seat = This secret does not hold that seat.
host-react-hello = Hello!
host-react-well_played = Well played!
host-react-thanks = Thank you!
host-react-oops = Oops.
host-react-thinking = Let me think…
host-react-purr = Purr.
host-react-again = Another one?
host-react-goodbye = Goodbye!

server-your-turn = { $game }: it is your turn.
server-guest = This needs the secret of a guest profile.
server-fault = Something went wrong here; nothing of your table is lost. Please try again. (Report { $report })
server-depth = This JSON is nested too deeply.
server-slow = The request took too long to arrive.
server-json = This is not JSON.
host-too-much = Enough of that: a seat may come, go, react and take back { $most } times in one match.
host-language = “{ $language }” is not one of the languages: { $languages }.
host-webhook = A webhook is an http or https address of at most 500 plain characters.
host-away-bot = Whoever is away needs a stand-in: choose `stand_in` together with `away_after`.
host-old-rules = This match was begun under version { $version } of the rules; the house plays by version { $known } now. It can't go on and has been closed.
host-old-replay = This match was played by version { $version } of the rules; the house plays by version { $known } now. Its end was kept, but its moves can't be shown again.
host-old-end = This match was played by version { $version } of the rules; the house plays by version { $known } now. Its end was not kept, and its moves can't be shown again.
host-newer-rules = This match needs version { $version } of the rules; this house has version { $known }.
server-away = The tables are out of reach just now. Nothing that was confirmed is lost; please try again in a moment.
bot-uniform = Rolling dice
bot-uniform-about = Plays anything that is allowed.
bot-greedy = Hungry cat
bot-greedy-about = Takes what brings most right now, and never looks ahead.
record-seed-hash = the seed is not the one whose hash was shown when the match began
cli-export = Write all matches and guests of a database to a file, a line of JSON each.
cli-export-records = finished matches only, as records for `replay`
cli-exporting = exporting
cli-exported = { $lines } lines are in { $file }.
cli-import = Read matches and guests from such a file into a database; every move is checked.
cli-importing = importing
cli-imported = New: { $matches } matches, { $guests } guests. Already there: { $known }.
cli-prune = Remove tables that never began (after 30 days) and finished matches (after TABBYTOP_KEEP_DAYS) from a database.
cli-prune-dry-run = only say what would be removed
cli-pruning = removing
cli-pruned = Removed: { $never_began } tables that never began, { $finished } finished matches.
cli-prune-would = To be removed: { $never_began } tables that never began, { $finished } finished matches. Nothing was changed.
cli-database = The database can't be opened or read.
import-line = { $file }, line { $line }: { $why } Nothing was imported.
import-shape = This is no line of `tabbytop export`.
import-log = The log of match { $match } does not hold at entry { $number }.
import-differs = Match { $match } is there already and has gone another way.
cli-bench-tables = for `server`: how many open tables with four sockets each (1000)
cli-bench-moves-per-second = moves on disk and answered, per second
cli-bench-p50-ms = delay of the answer, half of them within, ms
cli-bench-p95-ms = delay of the answer, 95 % within, ms
cli-bench-cpu-ms-per-move = CPU of the server for a move, ms
cli-bench-told-per-second = sockets told of a move, per second
cli-bench-bot-moves = moves of the bots meanwhile
cli-bench-matches-played = matches
cli-bench-entries = entries of the log, for each match
cli-bench-kb-a-match = on disk, KB for each match
cli-bench-gb-100-000 = on disk, GB for 100,000 matches
cli-bench-memory-mb = memory of the server, MB
cli-bench-kb-a-socket = memory of a socket, KB
cli-bench-kb-again-a-socket = memory of as many more after these are closed, KB each
cli-bench-tables-open = tables at once
cli-bench-requests = requests
cli-bench-refused = refused (429)
cli-bench-times-normal = median : median alone
cli-bench-stored-tables = tables in the database
cli-bench-moves-made = moves
cli-bench-failed-moves = moves that failed
cli-bench-export-seconds = export of all tables, s
cli-bench-noticed-seconds = noticed after, s
cli-bench-back-seconds = ready again after, s
# Opponents.

bot-kitten = Kitten
bot-house_cat = House cat
bot-alley_cat = Alley cat
bot-tiger = Tiger
bot-master = Master
train-untaught = Nothing is learned for "{ $game }". Games with training: { $games }.
train-checkpoint = { $file } belongs to another training run; give another --checkpoint, or remove it.
arena-other = { $file } tells of another tournament; give another --json, or remove it.
cli-arena = Let bots meet on the same seeds in all seats; means, wins and Elo with their intervals.
cli-arena-bots = The bots that meet: uniform, greedy, kitten, house_cat, alley_cat, tiger, master.
cli-arena-games = Matches of each group of bots that fills a table (100).
cli-arena-seconds = CPU seconds a bot may think about a turn.
cli-arena-iterations = Matches a bot may imagine for a turn; the same on every machine.
cli-arena-luck = Also measure the luck of the draw and take it out of the points (Calico).
cli-arena-json = Write the result here as JSON, and every match beside it (FILEl); the same command goes on where it stopped.
cli-arena-plot = Write a picture of the ratings here (SVG).
cli-arena-out = Also write the tables as Markdown here, between their marks.
cli-arena-column-bot = bot
cli-arena-column-matches = matches
cli-arena-column-points = points
cli-arena-column-corrected = points without luck
cli-arena-column-spread = spread
cli-arena-column-tenths = 10–90 %
cli-arena-column-parts = { $rules }
cli-arena-column-wins = wins
cli-arena-column-elo = Elo (95 %)
cli-arena-column-cpu = CPU ms an action
cli-arena-column-duel = pair
cli-arena-column-seeds = seeds
cli-arena-column-margin = margin
cli-train = Learn the weights of a game's bots from nothing by self-play.
cli-train-epochs = How many epochs; without it, as many as the weights in the package took.
cli-train-seed = The seed of the training (1).
cli-train-checkpoint = Where the training is kept, so that it can be stopped and taken up again (GAME.checkpoint).
cli-train-out = Where the weights are written (GAME.bin).
cli-trained = { $epochs } { $epochs ->
    [one] epoch
   *[other] epochs
} done, { $seconds } s of CPU in this run; the weights are in { $file }.
cli-progress-epochs = epochs
cli-decimal = .
cli-hints = What a master would do. The number: points more in the end, better chances to win counted in, than all that was thought of on average.
cli-hint = { $number }. { $action } · { $gain }{ $why }
cli-hint-alone = { $action }{ $why }
cli-hint-sure = { $points ->
    [one] { $points } point at once
   *[other] { $points } points at once
}
cli-hint-for = for { $lines }
cli-hint-against = at the cost of { $lines }
cli-arena-column-budget = CPU a turn
cli-arena-column-turn = CPU ms a turn
cli-arena-column-share = of the omniscient
cli-bench-matches = Matches for each row of `bench bots` (100); slow bots play fewer.
cli-bench-keep = `bench bots`: keep every match in this folder; the same command goes on from there.

count-points = { $points } { $points ->
    [one] point
   *[other] points
}
count-moves = { $moves } { $moves ->
    [one] move
   *[other] moves
}
cli-thinking = { $name } is thinking ...
cli-look = Look at what came of it; Enter hides your table.
cli-to-scores = The match is over. Enter shows the scores.
cli-more = Enter: more; q: enough; or a command.
cli-no-log = Nothing has happened yet.
cli-enter-table = Enter shows the table again.
cli-end-unknown = "{ $text }" means nothing here: type s or o and a seat, or just Enter.
cli-gain = { $gain } { $points ->
    [one] point
   *[other] points
}
cli-metavar-database = DATABASE
cli-doctor = Check that every match of a database can be read to its last entry; mend those that can't.
cli-doctor-repair = Cut a log before the first entry that can't be read, after keeping a copy of the whole match.
cli-doctor-copy = Where the copies go (tabbytop-broken.jsonl).
cli-doctor-json = The findings as JSON.
cli-doctor-checking = Checking matches
cli-doctor-log = { $match } ({ $game }): entry { $number } does not follow from those before it
cli-doctor-row = { $match } ({ $game }): the summary of the match differs from its log
cli-doctor-version = { $match } ({ $game }): played by earlier rules, not checked
cli-doctor-game = { $match }: there is no game “{ $game }” here, not checked
cli-doctor-sum = { $matches ->
    [one] 1 match checked
   *[other] { $matches } matches checked
}, { $ill ->
    [0] all in order.
    [one] 1 broken.
   *[other] { $ill } broken.
}
cli-doctor-mended = Repaired; what was there before is kept in { $file }.
cli-plain-ask = A number from 1 to { $most }, or a move as it is written in brackets.
cli-plain-number = There is no move number { $number }; they run from 1 to { $most }.
cli-plain-help = Type the number of a move, or the move as it is written in brackets; m lists them all.
