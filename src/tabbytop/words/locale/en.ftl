# Words that all games share.

game-unknown = There is no game "{ $game }". The games are: { $games }.
option-unknown = There is no option "{ $option }". The options are: { $options }.
option-value = The option { $option } can't be "{ $value }". It takes: { $allowed }.
option-players = { $game } is for { $least } to { $most } players, not { $players }.
action-kind = "{ $kind }" is no kind of action. The kinds are: { $kinds }.
action-field = An action of kind "{ $kind }" has no field "{ $field }".
action-shape = This action of kind "{ $kind }" can't be read: { $why }.
action-number = There is no action with the number { $number }.
action-text = "{ $text }" can't be read as an action.
record-shape = This is not a record: its field "{ $field }" is missing or of the wrong type.
record-game = This is a record of "{ $game }"; expected: { $games }.
record-version = The record was made with rules version { $version }; this program has version { $known }.
record-move = Move { $number } of the record can't be read.
record-turn = Move { $number } of the record is by seat { $seat }, which is not to act there.
record-illegal = Move { $number } of the record breaks a rule: { $code }.
record-unfinished = The match is not over after its { $number } moves.
record-differs = The record's "{ $field }" is not what its moves lead to.
