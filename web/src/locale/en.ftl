# The page around the boards.

web-skip = Skip to the content
web-name = Tabbytop
web-home = Tabbytop: to the lobby
web-nav = Settings of the page
web-title = Tabbytop: three cat games at one table
web-language = Language
web-language-auto = as the browser
web-language-en = English
web-language-fr = français
web-language-es = español
web-to-light = Light theme
web-to-dark = Dark theme
web-settings = Settings
web-settings-title = Settings - Tabbytop
web-settings-here = These settings stay in this browser.
web-elsewhere = Your tables on another device
web-elsewhere-more = A code takes your name, your language and your tables along. No account.
web-elsewhere-make = Make a code
web-elsewhere-code = Your code
web-elsewhere-keep = Enter it in the settings of the other device. Whoever has it can play for you.
web-elsewhere-copied = The code is in your clipboard.
web-elsewhere-have = A code from another device
web-elsewhere-bring = Bring my tables here
web-elsewhere-brought = Your tables are here: you find them in the lobby.
web-elsewhere-forget = Forget the code here
web-elsewhere-wrong = This code is not known.
web-more-settings = Seeing and hearing
web-theme = Theme
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-auto = as the system
web-motion-calm = none
web-motion-lively = lively
web-motif = Motifs without colours
web-motif-more = Every piece is told by its motif or its symbol alone.
web-sounds = Small sounds
web-sounds-more = A stitch for a move, a chime for your turn, a purr at the end.
web-your-name = Your name
web-unofficial = An unofficial fan implementation.
web-credits = Credits
web-credits-title = Credits - Tabbytop
web-credits-love = Made out of love for the games, with its own words, code and drawings. It is not affiliated with or endorsed by any designer or publisher. Please buy the real games.
web-credits-calico = Design: Kevin Russ. Art: Beth Sobel. Flatout Games and Alderac Entertainment Group, 2020; French edition by Lucky Duck Games.
web-credits-isle_of_cats = Design: Frank West. Art: Dragolisco. The City of Games; French edition by Lucky Duck Games.
web-credits-yummy_kitty = Design: María Alcaraz. Art: Oksana Vrzhesnevska. PIF Games, 2023.
web-credits-decks-title = House decks
web-credits-decks = The printed card lists of Explore & Draw and of Yummy Kitty are not public. Where a list had to be made up it is a house deck: a data file that a real list can replace.
web-credits-made-title = Code and type
web-credits-made = The code is under the MIT licence. Letters: Nunito, under the SIL Open Font License.
web-hello = Three cat games, one table
web-hello-more = With friends by a link, with someone on your sofa, or against a bot. No account, nothing to install.
web-games = The games
web-players-calico = 1 to 4 players, about 30 minutes
web-players-isle_of_cats = 1 to 12 players, about 30 minutes
web-players-yummy_kitty = 2 to 5 players, about 20 minutes
web-players-exactly = { $most ->
     [one] one player
    *[other] { $most } players
}
web-players-from-to = { $least } to { $most } players
web-play = Play
web-rules = Rules
web-rules-title = Rules: { $game }
web-print = Sheets to print
web-print-title = To print: { $game }
web-contents = Contents
web-my-tables = My tables
web-state-mine = Your turn
web-state-theirs = Others play
web-state-open = Waiting
web-state-over = Finished
web-more = Show all
web-fewer = Show fewer
web-free = free chair
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting for company just now. Open a table of your own: choose a game.
web-sit-down = Sit down ({ $free } { $free ->
     [one] chair
    *[other] chairs
} free)
web-loading = One moment…
web-not-loaded = This part of the page could not be fetched. Is the server there? Load the page anew to try again.
web-no-server = The server does not answer just now. Try again in a moment.
web-missing = There is nothing here
web-missing-more = This table or page does not exist, or not any more. A cat may have slept on it.
web-missing-home = To the lobby
web-new-title = New table: { $game }
web-who-plays = Who plays?
web-seat = Seat { $number }
web-seat-me = You
web-seat-bot = a bot
web-seat-open = a friend by link
web-seat-open-more = After the start you get a link to send.
web-seat-here = someone here
web-seat-here-more = You hand the screen over; a curtain hides what is not theirs.
web-level = Level of the bot on seat { $number }
web-name-of = Name of seat { $number }
web-name-placeholder = name
web-names = Milo, Luna, Nala, Olive, Mochi, Pixel, Biscuit, Cleo
web-add-seat = One more seat
web-remove-seat = Remove seat { $number }
web-public = Show this table in the lobby
web-public-more = Otherwise only people with the link can sit down.
web-taking-back = Taking back
web-taking-back-until_shown = your last move
web-taking-back-until_shown-more = As long as nothing new was shown since and nobody else’s turn has begun.
web-taking-back-anything = anything (practice)
web-taking-back-anything-more = Back to your last decision, even if cards were shown. A practice match, which counts for nothing else.
web-taking-back-never = nothing
web-taking-back-never-more = A move is a move, as in a club.
web-practice = Practice
web-practice-more = In this match anything may be taken back.
web-broken = This match can’t be read to its end: you see it as it stood before entry { $number } of its log. Its host can mend it.
web-start = Start the game
web-start-open = Open the table
web-options = Rules of this table
web-options-changed = { $count ->
     [0] as usual
     [one] one changed
    *[other] { $count } changed
}
web-options-usual = Back to the usual rules
web-match-title = { $game } - Tabbytop
web-board = Board
web-plain-table = On the table
web-plain-yes = yes
web-plain-no = no
web-plain-badge = Victory
web-beside = Players, score and log
web-at-table = At the table
web-you = (you)
web-away = (away)
web-thinks = is thinking…
web-acts = to play
web-points-short = { $points }
web-points-word = { $points ->
     [one] point
    *[other] points
}
web-your-turn = Your turn, { $name }
web-turn-of = { $count ->
     [one] { $names } plays
    *[other] Still playing: { $names }
}
web-over = The match is over
web-sending = saving…
web-watching = you are watching
web-undo = Undo
web-actions = Everything you may do now
web-actions-short = Moves
web-actions-none = Just now you have nothing to decide.
web-actions-seek = Look for
web-actions-count = { $count ->
     [one] one move
    *[other] { $count } moves
}
web-gain = { $sign }{ $points } { $points ->
     [one] point
    *[other] points
}
web-places = { $piece }, turn { $turn }: { $count ->
     [one] one place
    *[other] { $count } places
}
web-react = Say something
web-react-short = Say
web-keys = Keys
web-score = Score
web-score-of-whom = Whose score
web-score-option = { $name }: { $points }
web-score-hint = Point at a line: what earned it lights up on the board.
web-score-pad = Score pad
web-no-points-yet = No points yet.
web-total = Total
web-log = What happened
web-log-empty = Nothing yet.
web-table = This table
web-line-lost = The connection is cut
web-line-mending = Reconnecting; nothing is lost.
web-on-its-way = On its way …
web-on-its-way-what = On its way: { $action }
web-on-its-way-here = on its way
web-here = here
web-gone-never = not here yet
web-gone-now = away
web-gone-minutes = away { $minutes } min
web-gone-hours = away { $hours } h
web-gone-days = { $days ->
     [one] away { $days } day
    *[other] away { $days } days
}
web-waiting-for = Waiting for { $names }
web-line-found = The line is back.
web-you-are-away = You got up; a bot plays for you.
web-come-back = Sit down again
web-leave = Leave the table
web-leave-match = Get up for a while
web-leave-more = Whoever gets up can come back; a bot plays meanwhile. Whoever gives up leaves the seat to the bot.
web-give-up = Give up
web-give-up-sure = Give up? A bot plays your seat to the end.
web-close = Close
web-rule = Rule { $section }
web-waiting = { $free ->
     [one] Waiting for one more player.
    *[other] Waiting for { $free } more players.
}
web-join = Sit down
web-invite = Link to this table
web-invite-more = Send it to a friend. Whoever opens it takes a free chair, or watches.
web-copy = Copy
web-copied = Copied
web-copied-more = The link is in your clipboard.
web-curtain = Over to { $name }
web-curtain-more = Hand the screen over. The others look away.
web-curtain-lift = I am { $name }
web-said-reaction = { $name }: { $reaction }
web-said-joined = { $name } sits down.
web-said-undo = { $name } takes a move back.
web-said-left = { $name } gets up for a while.
web-said-back = { $name } is back.
web-said-gave-up = { $name } gives up; a bot plays on.
web-said-rematch = { $name } wants a rematch.
web-badge = { $badge }: { $names }
web-every-line = Every line
web-result-points = Winner with { $points } { $points ->
     [one] point
    *[other] points
}: { $names }.
web-result-shared = Shared victory with { $points } { $points ->
     [one] point
    *[other] points
}: { $names }.
web-result-alone = { $points } { $points ->
     [one] point
    *[other] points
}.
web-rematch = Play again
web-rematch-made = A new table with the same people is ready.
web-rematch-go = Go there
web-to-lobby = To the lobby
web-picture-of = Whose board
web-picture-png = Picture (PNG)
web-picture-svg = Picture (SVG)
web-replay = Replay
web-replay-step = Step of the match
web-replay-at = { $step } of { $steps }
web-replay-start = The beginning.
web-replay-close = End of the replay
web-run = Let it run
web-pause = Pause
web-shortcuts = Keys
web-shortcuts-more = The board has one stop for Tab: inside it the arrow keys move. Everything can also be done from the list of moves.
web-shortcut-help = this list
web-shortcut-undo = take your last move back
web-shortcut-actions = all moves in words
web-shortcut-score = open or fold the score
web-shortcut-rules = the rules
web-shortcut-news = hear again what just happened
web-shortcut-tab = to the next part of the page
web-shortcut-arrows = move on the board
web-shortcut-enter = choose
web-shortcut-escape = let go, close
web-key-tab = Tab
web-key-arrows = arrows
web-key-enter = Enter
web-key-escape = Esc
web-lesson = First game
web-lesson-step = Step { $step } of { $steps }
web-lesson-skip = Skip the lesson
web-lesson-next = Next
web-lesson-done = Play on
web-lesson-start = Learn by playing
