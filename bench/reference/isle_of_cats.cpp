// Explore & Draw by hand in C++: the yardstick of `tabbytop bench engine`, never shipped.
// The same rules, dice, order of chance and order of actions as games/isle_of_cats/table.py, so the same checksum.
//
//   g++ -O3 -mpopcnt -std=c++17 isle_of_cats.cpp -o isle_of_cats
//   isle_of_cats SEATS ADVANCED W0 ... W11 A B C D GAMES
//
// ADVANCED is how many such lessons the sister has, W the boats chosen by the seats (-1 is drawn), A B C D are the
// words of the dice. Prints the checksum and games per CPU second.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

#include "dice.hpp"

namespace {

using u8 = std::uint8_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;
using i8 = std::int8_t;

// --- sets of cells

constexpr int HEIGHT = 9, WIDTH = 22, MARGIN = 5, COLOURS = 5;
constexpr int TOP = 4, ROWS = 12;  // row 0 of the boat; rows looked at, which is three vectors of four

/// Cells of the boat, a word for each row: bit x + MARGIN for column x. Empty bits and rows on all sides take up
/// whatever sticks out of the boat.
struct Layer {
    u32 row[TOP + ROWS + 4];

    u32* at(int y) { return row + TOP + y; }
    const u32* at(int y) const { return row + TOP + y; }
};

constexpr u32 column(int x) { return u32{1} << (x + MARGIN); }

/// How many bits are set in each byte; the sums over all rows of a boat still fit in theirs.
constexpr u32 counts_by_byte(u32 mask) {
    mask -= mask >> 1 & 0x55555555;
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333);
    return (mask + (mask >> 4)) & 0x0F0F0F0F;
}

constexpr int sum_of_bytes(u32 counts) { return int(counts * 0x01010101 >> 24); }

/// How many bits are set; see calico.cpp on __builtin_popcountll.
constexpr int popcount(u32 mask) {
#ifdef __POPCNT__
    return __builtin_popcount(mask);
#else
    return sum_of_bytes(counts_by_byte(mask));
#endif
}

inline int count_both(const Layer& a, const Layer& b) {
    u32 counts = 0;
    for (int r = 0; r < ROWS; ++r) counts += counts_by_byte(a.at(0)[r] & b.at(0)[r]);
    return sum_of_bytes(counts);
}

inline bool overlap(const Layer& a, const Layer& b) {
    u32 both = 0;
    for (int r = 0; r < ROWS; ++r) both |= a.at(0)[r] & b.at(0)[r];
    return both;
}

/// The n-th set bit from below, as a mask of its own.
inline u64 nth_bit(u64 mask, int n) {
    while (n-- > 0) mask &= mask - 1;
    return mask & -mask;
}

inline int lowest(u64 mask) { return __builtin_ctzll(mask); }

// --- shapes

enum Shape : i8 {
    T5, W5, S6, Y5, P5, Q6, E6, V5, L5, U5, H6, R6, X5, N5, Z4, I5, C6,  // cats
    O1, O2, O3, O4, O5, O6,                                              // oshax
    c1, c2, c3L, c3I,                                                    // common treasures
    rI4, rO4, rT4, rL4, rS4, rF5, rZ5,                                   // rare treasures
    SHAPES, none = -1
};

constexpr std::string_view PRINTED[SHAPES] = {
    "###/.#./.#.", ".##/##./#..", "###./.###", "####/.#..", "###/##.", "#../###/#.#", "####/.#../.#..", "###/#../#..",
    "####/#...", "###/#.#", "###./#.##", ".##/###/..#", ".#./###/.#.", "..##/###.", ".##/##.", "#####",
    ".#../####/.#..",
    "..##/.##./##..", ".#./##./.##/.#.", ".##/##./#../#..", ".#./.#./###/#..", "..#./####/#...", "..#./.###/##..",
    "#", "##", ".#/##", "###",
    "####", "##/##", ".#./###", "..#/###", ".##/##.", ".##/##./.#.", "##./.#./.##",
};

constexpr u64 COMMONS = u64{1} << c1 | u64{1} << c2 | u64{1} << c3L | u64{1} << c3I;

constexpr int MOST_CELLS = 6, MOST_TURNS = 8, TALLEST = 5, TURNS = 175;

struct Offset {
    int dy, dx;
};

constexpr bool operator<(Offset a, Offset b) { return a.dy != b.dy ? a.dy < b.dy : a.dx < b.dx; }

/// A shape as it may lie on the boat, hanging on its first cell in reading order.
struct Turn {
    Shape shape;
    int size;
    Offset cells[MOST_CELLS];  // the first one again beyond the size
    u32 rows[TALLEST];         // its cells for a first cell in column 0, from the first cell's row down
    u32 halo[TALLEST + 2];     // the cells that share a side with it, from one row higher
};

/// Move the first cell in reading order to (0, 0).
constexpr void hang(Turn& turn) {
    for (int i = 1; i < turn.size; ++i)
        for (int k = i; k > 0 && turn.cells[k] < turn.cells[k - 1]; --k) {
            const Offset cell = turn.cells[k];
            turn.cells[k] = turn.cells[k - 1];
            turn.cells[k - 1] = cell;
        }
    const Offset first = turn.cells[0];
    for (int i = 0; i < turn.size; ++i) turn.cells[i] = {turn.cells[i].dy - first.dy, turn.cells[i].dx - first.dx};
}

constexpr Turn printed_turn(int shape) {
    Turn turn{};
    turn.shape = Shape(shape);
    int y = 0, x = 0;
    for (const char square : PRINTED[shape]) {
        if (square == '#') turn.cells[turn.size++] = {y, x};
        y += square == '/';
        x = square == '/' ? 0 : x + 1;
    }
    return turn;
}

/// A quarter turn clockwise.
constexpr Turn turned(Turn turn) {
    for (int i = 0; i < turn.size; ++i) turn.cells[i] = {turn.cells[i].dx, -turn.cells[i].dy};
    return turn;
}

constexpr Turn mirrored(Turn turn) {
    for (int i = 0; i < turn.size; ++i) turn.cells[i].dx *= -1;
    return turn;
}

constexpr bool same(const Turn& a, const Turn& b) {
    for (int i = 0; i < a.size; ++i)
        if (a.cells[i] < b.cells[i] || b.cells[i] < a.cells[i]) return false;
    return true;
}

constexpr void draw_rows(Turn& turn) {
    for (int i = 0; i < turn.size; ++i) turn.rows[turn.cells[i].dy] |= column(turn.cells[i].dx);
    for (int r = 0; r < TALLEST; ++r) {
        turn.halo[r] |= turn.rows[r];
        turn.halo[r + 1] |= turn.rows[r] << 1 | turn.rows[r] >> 1;
        turn.halo[r + 2] |= turn.rows[r];
    }
    for (int r = 0; r < TALLEST; ++r) turn.halo[r + 1] &= ~turn.rows[r];
}

struct Catalogue {
    Turn turn[TURNS]{};
    int first[SHAPES + 1]{};  // by shape; the turns of a shape lie side by side
};

/// The distinct ways to lay each shape: no to three quarter turns, then the same of its mirror image.
constexpr Catalogue all_turns() {
    Catalogue all{};
    int count = 0;
    for (int shape = 0; shape < SHAPES; ++shape) {
        all.first[shape] = count;
        Turn drawn = printed_turn(shape);
        for (int way = 0; way < MOST_TURNS; ++way) {
            if (way == MOST_TURNS / 2) drawn = mirrored(drawn);
            Turn turn = drawn;
            hang(turn);
            bool is_new = true;
            for (int i = all.first[shape]; i < count; ++i) is_new = is_new && !same(turn, all.turn[i]);
            if (is_new) all.turn[count++] = turn;
            drawn = turned(drawn);
        }
    }
    all.first[SHAPES] = count;
    for (Turn& turn : all.turn) draw_rows(turn);
    return all;
}

constexpr Catalogue CATALOGUE = all_turns();
static_assert(CATALOGUE.first[SHAPES] == TURNS);

// --- boats

constexpr std::string_view ROOM_NUMBERS[HEIGHT] = {
    ".......22225555.......",
    "....2222222555556.....",
    ".111555555555555666...",
    "111153333335555566667.",
    "1111533333355555666677",
    "111153333335555566667.",
    ".111555555555555666...",
    "....4444444555556.....",
    ".......44445555.......",
};

constexpr int ROOMS = 7;

constexpr bool is_aboard(int y, int x) {
    return y >= 0 && y < HEIGHT && x >= 0 && x < WIDTH && ROOM_NUMBERS[y][x] != '.';
}

constexpr bool is_edge(int y, int x) {
    return !(is_aboard(y - 1, x) && is_aboard(y + 1, x) && is_aboard(y, x - 1) && is_aboard(y, x + 1));
}

struct Hull {
    Layer cells{}, edge{}, rooms[ROOMS]{};
};

constexpr Hull every_hull() {
    Hull hull{};
    for (int y = 0; y < HEIGHT; ++y)
        for (int x = 0; x < WIDTH; ++x) {
            if (!is_aboard(y, x)) continue;
            hull.cells.row[TOP + y] |= column(x);
            hull.rooms[ROOM_NUMBERS[y][x] - '1'].row[TOP + y] |= column(x);
            if (is_edge(y, x)) hull.edge.row[TOP + y] |= column(x);
        }
    return hull;
}

constexpr Hull HULL = every_hull();

constexpr std::string_view COLOUR_LETTERS = "BGOPD";  // D is red, for r is a rat

constexpr std::string_view BOATS[6][HEIGHT] = {
    {"       G...rrrr       ",
     "    r.........B..     ",
     " ................rr   ",
     ".D.....rr..........r. ",
     "......................",
     "rr.................O. ",
     " r.............r...   ",
     "    .....P....rr.     ",
     "       ...r..rr       "},
    {"       Brr.....       ",
     "    ..........Orr     ",
     " rr................   ",
     "rP....r..r........... ",
     "............rrr.......",
     "...................G. ",
     " .....rr.........rr   ",
     "    .....D.r.....     ",
     "       ....rr..       "},
    {"       O.......       ",
     "    ..........D..     ",
     " .....rr....rr.....   ",
     "rG........r.rr....r.. ",
     "r.................r...",
     "r....r.............P. ",
     " ..................   ",
     "    .....B....rrr     ",
     "       rr.....r       "},
    {"       P....rrr       ",
     "    ......r.rrG..     ",
     " rr................   ",
     ".B...r.............r. ",
     "r....r................",
     "............rr.....D. ",
     " ...........r....rr   ",
     "    .r...O..r....     ",
     "       ........       "},
    {"       D.......       ",
     "    .r....r...P..     ",
     " .........rr..rr..r   ",
     ".O.............r..... ",
     ".......rr..........r..",
     "..............rr...B. ",
     " rrr.........rr....   ",
     "    .....G.......     ",
     "       ..r.....       "},
    {"       O..r....       ",
     "    ..........Br.     ",
     " ..r...............   ",
     ".D..........rr....... ",
     "r..........rr.....r...",
     ".r...rr...........rG. ",
     " .................r   ",
     "    r....P.r.....     ",
     "       ....rrr.       "},
};

struct Cell {
    int y;
    u32 bit;
};

struct Boat {
    Layer rats{}, maps{};
    Cell map[COLOURS]{};
};

constexpr std::array<Boat, 6> printed_boats() {
    std::array<Boat, 6> boats{};
    for (int boat = 0; boat < 6; ++boat)
        for (int y = 0; y < HEIGHT; ++y)
            for (int x = 0; x < WIDTH; ++x) {
                const char square = BOATS[boat][y][x];
                const auto colour = COLOUR_LETTERS.find(square);
                if (square == 'r') boats[boat].rats.row[TOP + y] |= column(x);
                if (colour == std::string_view::npos) continue;
                boats[boat].maps.row[TOP + y] |= column(x);
                boats[boat].map[colour] = {y, column(x)};
            }
    return boats;
}

constexpr std::array<Boat, 6> PRINTED_BOATS = printed_boats();

// --- cards

enum class Mode : i8 { lesson, all, either, choose_two };

constexpr int NO_COLOUR = -1, ANY_COLOUR = 5;
constexpr unsigned ABOVE = 0b00001111, BELOW = 0b11110000;

struct Card {
    Mode mode = Mode::all;
    i8 lesson = -1;
    i8 colour = NO_COLOUR;
    u8 items = 0;  // which of the eight places show a discovery: four above the word "or", four below
    Shape shapes[8]{};
};

constexpr Card discovery(int shape, int colour) { return {Mode::all, -1, i8(colour), 1, {Shape(shape)}}; }
constexpr Card rare(Shape shape) { return discovery(shape, NO_COLOUR); }
constexpr Card both(Shape a, Shape b) { return {Mode::all, -1, NO_COLOUR, 0b11, {a, b}}; }
constexpr Card either(Shape a, Shape b, Shape below) {
    return {Mode::either, -1, NO_COLOUR, 0b10011, {a, b, none, none, below}};
}
constexpr Card choose_two() { return {Mode::choose_two, -1, NO_COLOUR, 0b1111, {c1, c2, c3L, c3I}}; }
constexpr Card tick(int lesson) { return {Mode::lesson, i8(lesson), NO_COLOUR, 0, {}}; }

constexpr Card CAT_DECK_TREASURES[18] = {
    both(c1, c2), both(c1, c3L), both(c1, c3I), both(c2, c3L), both(c2, c3I), both(c3L, c3I),
    rare(rI4), rare(rO4), rare(rT4), rare(rL4), rare(rS4),
    either(c1, c3L, rI4), either(c1, c3I, rO4), either(c2, c2, rT4), either(c1, c2, rL4), either(c2, c3L, rS4),
    either(c2, c3I, rF5), either(c1, c3L, rZ5),
};

constexpr Card LESSON_DECK_TREASURES[15] = {
    choose_two(), choose_two(), choose_two(), choose_two(), choose_two(), choose_two(),
    either(c2, c3I, rI4), either(c2, c3L, rO4), either(c1, c3I, rT4), either(c2, c2, rL4), either(c1, c3L, rS4),
    either(c1, c2, rF5), either(c3L, c3I, rZ5), either(c1, c1, rI4), either(c1, c2, rO4),
};

constexpr int CATS = 85, OSHAX = 6, LESSONS = 26, CAT_CARDS = 109, LESSON_CARDS = 47;

constexpr std::array<Card, CAT_CARDS> cat_deck() {
    std::array<Card, CAT_CARDS> deck{};
    for (int i = 0; i < CATS; ++i) deck[i] = discovery(i / COLOURS, i % COLOURS);
    for (int i = 0; i < OSHAX; ++i) deck[CATS + i] = discovery(O1 + i, ANY_COLOUR);
    for (int i = 0; i < 18; ++i) deck[CATS + OSHAX + i] = CAT_DECK_TREASURES[i];
    return deck;
}

constexpr std::array<Card, LESSON_CARDS> lesson_deck() {
    std::array<Card, LESSON_CARDS> deck{};
    for (int i = 0; i < LESSONS; ++i) deck[i] = tick(i);
    for (int i = 0; i < OSHAX; ++i) deck[LESSONS + i] = discovery(O1 + i, ANY_COLOUR);
    for (int i = 0; i < 15; ++i) deck[LESSONS + OSHAX + i] = LESSON_DECK_TREASURES[i];
    return deck;
}

constexpr std::array<Card, CAT_CARDS> CAT_DECK = cat_deck();
constexpr std::array<Card, LESSON_CARDS> LESSON_DECK = lesson_deck();

template <std::size_t N>
constexpr std::array<u8, N> sorted() {
    std::array<u8, N> numbers{};
    for (std::size_t i = 0; i < N; ++i) numbers[i] = u8(i);
    return numbers;
}

// --- lessons

enum class Aim : i8 {
    edge_full, cats_exact, each_colour_min, each_colour_on_edge, best_colour_on_edge, per_lonely_cat, per_rare,
    per_common, rats_none, per_rat, per_lesson, colour_exact, rats_exact, lessons_exact, treasures_exact,
    per_two_edge_cats, captain_rooms_full, bedrooms_empty, per_family_min4, dining_empty, third_family_again,
    colours_exact,
};

struct Lesson {
    Aim aim;
    int points;  // for meeting it, or for each thing it counts
    int n = 0, colour = 0;
    unsigned rooms = 0;
};

constexpr Lesson LESSON_SHEET[LESSONS] = {
    {Aim::edge_full, 12},
    {Aim::cats_exact, 10, 15},
    {Aim::each_colour_min, 15, 3},
    {Aim::each_colour_on_edge, 7},
    {Aim::best_colour_on_edge, 1},
    {Aim::per_lonely_cat, 1},
    {Aim::per_rare, 2},
    {Aim::per_common, 1},
    {Aim::rats_none, 10},
    {Aim::per_rat, 2},
    {Aim::per_lesson, 1},
    {Aim::colour_exact, 9, 5, 0},
    {Aim::colour_exact, 9, 5, 1},
    {Aim::colour_exact, 9, 5, 2},
    {Aim::colour_exact, 9, 5, 3},
    {Aim::colour_exact, 9, 5, 4},
    {Aim::rats_exact, 10, 5},
    {Aim::lessons_exact, 7, 6},
    {Aim::treasures_exact, 9, 5},
    {Aim::per_two_edge_cats, 1},
    {Aim::captain_rooms_full, 12, 0, 0, 0b1000001},
    {Aim::bedrooms_empty, 18, 0, 0, 0b0001010},
    {Aim::per_family_min4, 4},
    {Aim::dining_empty, 15, 0, 0, 0b0000100},
    {Aim::third_family_again, 0},
    {Aim::colours_exact, 10, 3},
};

enum class Boast : i8 {
    colours_not_touching_treasure, per_cat_largest_family, few_treasures, per_rat, cats_over_15, colours_not_on_edge,
    best_lesson_again, per_full_room, per_lonely_cat,
    per_lesson, largest_family, second_family, per_common, cats_not_touching_treasure, per_covered_map, per_family,
    per_edge_cat, colours_not_touching_rat,
};

struct SisterLesson {
    Boast boast;
    int value;
};

constexpr int BASIC = 9, BASIC_DRAWN = 3, MOST_DRAWN = 7;

constexpr SisterLesson SISTER_LESSONS[18] = {
    {Boast::colours_not_touching_treasure, 5},
    {Boast::per_cat_largest_family, 2},
    {Boast::few_treasures, 10},
    {Boast::per_rat, 5},
    {Boast::cats_over_15, 5},
    {Boast::colours_not_on_edge, 5},
    {Boast::best_lesson_again, 0},
    {Boast::per_full_room, 3},
    {Boast::per_lonely_cat, 5},
    {Boast::per_lesson, 3},
    {Boast::largest_family, 0},
    {Boast::second_family, 0},
    {Boast::per_common, 3},
    {Boast::cats_not_touching_treasure, 3},
    {Boast::per_covered_map, 4},
    {Boast::per_family, 5},
    {Boast::per_edge_cat, 1},
    {Boast::colours_not_touching_rat, 5},
};

// --- one seat

enum Special : unsigned { extra_card = 1, one_per_row = 2, take_row = 4, double_cat = 8, double_treasure = 16 };

constexpr unsigned ALL_SPECIALS = 31, DOUBLES = double_cat | double_treasure;
constexpr int SPECIALS_A_GAME = 3, MOST_PIECES = 64;

struct Piece {
    u8 turn;
    i8 y, x, colour;
};

struct Seat {
    Layer free;   // empty cells
    Layer touch;  // empty cells beside a filled one; before the first piece, all
    const Boat* boat;
    u32 lessons;
    unsigned specials, dawn_specials;  // used so far, used before today
    int pieces;
    Piece drawn[MOST_PIECES];

    // the day
    bool has_chosen;
    unsigned taken, waiting;  // slots
    const Card* open;         // the card that is being drawn
    unsigned items;           // what is left of it
    int picks;                // left of a "choose 2"
    int colour;               // chosen for its oshax
    bool map_due;
    Shape again;  // may be drawn a second time
    int again_colour;
    unsigned armed;  // the double that waits for its piece

    void embark(const Boat& chosen) {
        free = touch = HULL.cells;
        boat = &chosen;
        lessons = specials = 0;
        pieces = 0;
    }

    void wake() {
        dawn_specials = specials;
        has_chosen = false;
        taken = waiting = 0;
        open = nullptr;
        items = 0;
        picks = 0;
        map_due = false;
        again = none;
        armed = 0;
    }

    /// One a day, three a game, each once.
    unsigned usable_specials() const {
        return specials != dawn_specials || popcount(specials) >= SPECIALS_A_GAME ? 0 : ALL_SPECIALS & ~specials;
    }

    // what fits

    /// The first cells on which this turn may be laid, bit x for column x; how many there are. Six cells for every
    /// turn, the first one again where it has fewer: with a fixed count all stays in vector registers.
    int fitting(const Turn& turn, u32* rows) const {
        int down[MOST_CELLS], shift[MOST_CELLS];
        for (int i = 0; i < MOST_CELLS; ++i) {
            down[i] = turn.cells[i].dy;
            shift[i] = turn.cells[i].dx + MARGIN;
        }
        u32 counts = 0;
        for (int r = 0; r < ROWS; ++r) {
            u32 fits = ~u32{0}, near = 0;
            for (int i = 0; i < MOST_CELLS; ++i) {
                fits &= free.at(down[i])[r] >> shift[i];
                near |= touch.at(down[i])[r] >> shift[i];
            }
            rows[r] = fits & near;
            counts += counts_by_byte(fits & near);
        }
        return sum_of_bytes(counts);
    }

    bool fits(Shape shape) const {
        u32 rows[ROWS];
        for (int turn = CATALOGUE.first[shape]; turn < CATALOGUE.first[shape + 1]; ++turn)
            if (fitting(CATALOGUE.turn[turn], rows)) return true;
        return false;
    }

    bool any_fits(const Card& card, unsigned zone) const {
        for (unsigned left = card.items & zone; left; left &= left - 1)
            if (fits(card.shapes[lowest(left)])) return true;
        return false;
    }

    /// What may be drawn next, as a mask of shapes.
    u64 due_shapes() const {
        if (map_due) return COMMONS;
        if (again != none) return u64{1} << again;
        u64 shapes = 0;
        for (unsigned left = items; left; left &= left - 1) shapes |= u64{1} << open->shapes[lowest(left)];
        return shapes;
    }

    // drawing

    void place(int turn, int y, int x) {
        const Shape shape = CATALOGUE.turn[turn].shape;
        int piece_colour;
        if (map_due) {
            map_due = false;
            piece_colour = NO_COLOUR;
            repeat(shape, piece_colour);
        } else if (again != none) {
            again = none;
            piece_colour = again_colour;
        } else {
            piece_colour = open->colour == ANY_COLOUR ? colour : open->colour;
            strike(shape);
            repeat(shape, piece_colour);
        }
        const u32 map_was_free = free_map(piece_colour);
        lay(turn, y, x, piece_colour);
        map_due = map_was_free && !free_map(piece_colour);
        close_card();
    }

    /// A double that waits for this kind of piece is spent on it.
    void repeat(Shape shape, int piece_colour) {
        if (armed != (piece_colour == NO_COLOUR ? double_treasure : double_cat)) return;
        armed = 0;
        again = shape;
        again_colour = piece_colour;
    }

    /// Cross out a discovery of the open card, or count a pick.
    void strike(Shape shape) {
        if (picks == 0)
            items ^= item_of(shape);
        else if (--picks == 0)
            items = 0;
    }

    unsigned item_of(Shape shape) const {
        unsigned left = items;
        while (open->shapes[lowest(left)] != shape) left &= left - 1;
        return left & -left;
    }

    u32 free_map(int piece_colour) const {
        if (piece_colour == NO_COLOUR) return 0;
        const Cell& map = boat->map[piece_colour];
        return free.at(map.y)[0] & map.bit;
    }

    void lay(int turn, int y, int x, int piece_colour) {
        drawn[pieces++] = {u8(turn), i8(y), i8(x), i8(piece_colour)};
        for (int r = 0; r < TALLEST; ++r) free.at(y)[r] ^= CATALOGUE.turn[turn].rows[r] << x;
        Layer filled = HULL.cells;
        for (int r = 0; r < ROWS; ++r) filled.at(0)[r] ^= free.at(0)[r];
        for (int r = 0; r < ROWS; ++r) {
            const u32 *above = filled.at(-1), *here = filled.at(0), *below = filled.at(1);
            touch.at(0)[r] = free.at(0)[r] & (above[r] | below[r] | here[r] << 1 | here[r] >> 1);
        }
    }

    /// Leave what is only offered.
    void decline() {
        if (map_due)
            map_due = false;
        else
            again = none;
        close_card();
    }

    void close_card() {
        if (!items && !map_due && again == none) open = nullptr;
    }

    // random actions, each chosen among all that are legal, in the order of their numbers

    void choose_at_random(Dice& dice) {
        const unsigned usable = usable_specials(), doubles = usable & DOUBLES;
        const int rows = usable & take_row ? 3 : 0, each = usable & one_per_row ? 64 : 0;
        int n = dice.below(4 + rows + each + popcount(doubles));
        if (n < 4) return take(0x111u << n, 0);
        if ((n -= 4) < rows) return take(0xFu << 4 * n, take_row);
        if ((n -= rows) < each) return take(0x001u << n / 16 | 0x010u << n / 4 % 4 | 0x100u << n % 4, one_per_row);
        arm(unsigned(nth_bit(doubles, n - each)));
    }

    void take(unsigned slots, unsigned special) {
        taken = waiting = slots;
        specials |= special;
        has_chosen = true;
    }

    void arm(unsigned special) { specials |= armed = special; }

    void take_extra(unsigned slot) {
        specials |= extra_card;
        taken |= slot;
        waiting |= slot;
    }

    /// Whether the n-th action is a special, which is then carried out; else n counts from the first action after.
    bool use_special(unsigned extras, unsigned doubles, int& n) {
        if (n < popcount(extras)) return take_extra(unsigned(nth_bit(extras, n))), true;
        n -= popcount(extras);
        if (n < popcount(doubles)) return arm(unsigned(nth_bit(doubles, n))), true;
        n -= popcount(doubles);
        return false;
    }

    /// Choose a card and, of an "or" card, a zone: one of which nothing fits only if nothing of the other fits either.
    void resolve_at_random(const Card* const* island, unsigned extras, unsigned doubles, Dice& dice) {
        struct Way {
            int slot;
            unsigned zone;
            int colours;
        } ways[8];
        int count = 0, total = 0;
        const auto add = [&](int slot, unsigned zone) {
            ways[count] = {slot, zone, island[slot]->colour == ANY_COLOUR ? COLOURS : 1};
            total += ways[count++].colours;
        };
        for (unsigned left = waiting; left; left &= left - 1) {
            const int slot = lowest(left);
            const Card& card = *island[slot];
            if (card.mode != Mode::either) {
                add(slot, ABOVE);
                continue;
            }
            const bool above = any_fits(card, ABOVE), below = any_fits(card, BELOW);
            if (above || !below) add(slot, ABOVE);
            if (below || !above) add(slot, BELOW);
        }
        int n = dice.below(popcount(extras) + popcount(doubles) + total);
        if (use_special(extras, doubles, n)) return;
        int i = 0;
        while (n >= ways[i].colours) n -= ways[i++].colours;
        resolve(*island[ways[i].slot], ways[i].zone, n);
        waiting ^= 1u << ways[i].slot;
    }

    void resolve(const Card& card, unsigned zone, int chosen_colour) {
        if (card.mode == Mode::lesson) {
            lessons |= u32{1} << card.lesson;
            return;
        }
        open = &card;
        items = card.items & zone;
        colour = chosen_colour;
        picks = card.mode == Mode::choose_two ? 2 : 0;
    }

    /// Draw what is due, or skip what fits nowhere.
    void draw_at_random(unsigned extras, unsigned doubles, Dice& dice) {
        constexpr int MOST = 16;  // turns of all shapes that can be due at once
        u32 rows[MOST][ROWS];
        int turns[MOST], counts[MOST];
        int found = 0, total = 0;
        u64 stuck = 0;
        for (u64 shapes = due_shapes(); shapes; shapes &= shapes - 1) {
            const int shape = lowest(shapes), before = total;
            for (int turn = CATALOGUE.first[shape]; turn < CATALOGUE.first[shape + 1]; ++turn) {
                counts[found] = fitting(CATALOGUE.turn[turn], rows[found]);
                turns[found] = turn;
                total += counts[found++];
            }
            if (total == before) stuck |= shapes & -shapes;
        }
        const bool is_offer = map_due || again != none;
        const int skips = is_offer ? 1 : picks ? total == 0 : popcount(u32(stuck)) + popcount(u32(stuck >> 32));
        int n = dice.below(popcount(extras) + popcount(doubles) + total + skips);
        if (use_special(extras, doubles, n)) return;
        if (n >= total) return is_offer ? decline() : skip(Shape(lowest(nth_bit(stuck, n - total))));
        int i = 0, y = 0;
        while (n >= counts[i]) n -= counts[i++];
        for (int here; n >= (here = popcount(rows[i][y])); ++y) n -= here;
        place(turns[i], y, lowest(nth_bit(rows[i][y], n)));
    }

    void skip(Shape shape) {
        items = picks ? 0 : items ^ item_of(shape);
        picks = 0;
        close_card();
    }

    /// Uniformly random actions until the day is done.
    void spend_day(const Card* const* island, Dice& dice) {
        wake();
        while (!has_chosen) choose_at_random(dice);
        for (;;) {
            const unsigned usable = usable_specials(), doubles = usable & DOUBLES;
            const unsigned extras = usable & extra_card ? 0xFFF & ~taken : 0;
            if (open) {
                draw_at_random(extras, doubles, dice);
            } else if (waiting) {
                resolve_at_random(island, extras, doubles, dice);
            } else {
                int n = dice.below(popcount(extras) + 1);
                if (!use_special(extras, 0, n)) return;
            }
        }
    }
};

// --- the score

constexpr int family_points(int cats) {
    constexpr int POINTS[7] = {0, 0, 0, 8, 11, 15, 20};
    return cats <= 6 ? POINTS[cats] : 20 + 5 * (cats - 6);
}

/// Cats of one colour that touch.
struct Group {
    int colour, size;
    Layer cells;
};

using ByColour = std::array<int, COLOURS>;

/// What a boat is measured by.
struct Measures {
    int cats = 0, commons = 0, rares = 0, rats = 0, maps = 0, open_edge = 0, ticked = 0;
    ByColour of_colour{}, on_edge{}, by_treasure{}, by_rat{};
    unsigned full_rooms = 0, empty_rooms = 0;
    int lonely = 0, families = 0, big_families = 0, worth = 0;
    int largest[3] = {};  // sizes of groups

    explicit Measures(const Seat& seat) : ticked(popcount(seat.lessons)) {
        Layer filled = HULL.cells, rat_cells{}, treasure_cells{};
        for (int r = 0; r < ROWS; ++r) {
            filled.at(0)[r] ^= seat.free.at(0)[r];
            rat_cells.at(0)[r] = seat.boat->rats.at(0)[r] & seat.free.at(0)[r];
        }
        rats = count_both(seat.free, seat.boat->rats);
        maps = count_both(filled, seat.boat->maps);
        open_edge = count_both(seat.free, HULL.edge);
        for (int room = 0; room < ROOMS; ++room) {
            full_rooms |= unsigned(!overlap(seat.free, HULL.rooms[room])) << room;
            empty_rooms |= unsigned(!overlap(filled, HULL.rooms[room])) << room;
        }
        for (int i = 0; i < seat.pieces; ++i) {
            if (seat.drawn[i].colour != NO_COLOUR) continue;
            const Turn& turn = CATALOGUE.turn[seat.drawn[i].turn];
            ++(turn.shape < rI4 ? commons : rares);
            add(turn, seat.drawn[i], treasure_cells);
        }
        ask_cats(seat, treasure_cells, rat_cells);
    }

    static void add(const Turn& turn, const Piece& piece, Layer& layer) {
        for (int r = 0; r < TALLEST; ++r) layer.at(piece.y)[r] |= turn.rows[r] << piece.x;
    }

    static bool touches(const Turn& turn, const Piece& piece, const Layer& layer) {
        u32 both = 0;
        for (int r = 0; r < TALLEST + 2; ++r) both |= layer.at(piece.y - 1)[r] & turn.halo[r] << piece.x;
        return both;
    }

    static bool covers(const Turn& turn, const Piece& piece, const Layer& layer) {
        u32 both = 0;
        for (int r = 0; r < TALLEST; ++r) both |= layer.at(piece.y)[r] & turn.rows[r] << piece.x;
        return both;
    }

    void ask_cats(const Seat& seat, const Layer& treasure_cells, const Layer& rat_cells) {
        Group groups[MOST_PIECES];
        int count = 0;
        for (int i = 0; i < seat.pieces; ++i) {
            const Piece& piece = seat.drawn[i];
            if (piece.colour == NO_COLOUR) continue;
            const Turn& turn = CATALOGUE.turn[piece.turn];
            ++cats;
            ++of_colour[piece.colour];
            on_edge[piece.colour] += covers(turn, piece, HULL.edge);
            by_treasure[piece.colour] += touches(turn, piece, treasure_cells);
            by_rat[piece.colour] += touches(turn, piece, rat_cells);
            join(groups, count, turn, piece);
        }
        for (int i = 0; i < count; ++i) note(groups[i].size);
    }

    /// Add a cat to the first group that it touches, and to that one all others that it touches; or begin a new one.
    static void join(Group* groups, int& count, const Turn& turn, const Piece& piece) {
        Group* home = nullptr;
        for (int i = 0; i < count; ++i) {
            if (groups[i].colour != piece.colour || !touches(turn, piece, groups[i].cells)) continue;
            if (!home) {
                home = &groups[i];
                continue;
            }
            home->size += groups[i].size;
            for (int r = 0; r < ROWS; ++r) home->cells.at(0)[r] |= groups[i].cells.at(0)[r];
            groups[i--] = groups[--count];
        }
        if (!home) *(home = &groups[count++]) = {piece.colour, 0, {}};
        ++home->size;
        add(turn, piece, home->cells);
    }

    void note(int size) {
        lonely += size == 1;
        families += size >= 3;
        big_families += size >= 4;
        worth += family_points(size);
        for (int& place : largest)
            if (size > place) std::swap(size, place);
    }

    static int reaching(const ByColour& counts, int least) {
        int found = 0;
        for (const int n : counts) found += n >= least;
        return found;
    }

    static int sum(const ByColour& counts) {
        int total = 0;
        for (const int n : counts) total += n;
        return total;
    }

    int lesson_points(const Lesson& lesson) const {
        const auto has_all = [&](unsigned rooms) { return (rooms & lesson.rooms) == lesson.rooms; };
        switch (lesson.aim) {
            case Aim::edge_full: return lesson.points * (open_edge == 0);
            case Aim::cats_exact: return lesson.points * (cats == lesson.n);
            case Aim::each_colour_min: return lesson.points * (reaching(of_colour, lesson.n) == COLOURS);
            case Aim::each_colour_on_edge: return lesson.points * (reaching(on_edge, 1) == COLOURS);
            case Aim::best_colour_on_edge: return lesson.points * *std::max_element(on_edge.begin(), on_edge.end());
            case Aim::per_lonely_cat: return lesson.points * lonely;
            case Aim::per_rare: return lesson.points * rares;
            case Aim::per_common: return lesson.points * commons;
            case Aim::rats_none: return lesson.points * (rats == 0);
            case Aim::per_rat: return lesson.points * rats;
            case Aim::per_lesson: return lesson.points * ticked;
            case Aim::colour_exact: return lesson.points * (of_colour[lesson.colour] == lesson.n);
            case Aim::rats_exact: return lesson.points * (rats == lesson.n);
            case Aim::lessons_exact: return lesson.points * (ticked == lesson.n);
            case Aim::treasures_exact: return lesson.points * (commons + rares == lesson.n);
            case Aim::per_two_edge_cats: return lesson.points * (sum(on_edge) / 2);
            case Aim::captain_rooms_full: return lesson.points * has_all(full_rooms);
            case Aim::bedrooms_empty:
            case Aim::dining_empty: return lesson.points * has_all(empty_rooms);
            case Aim::per_family_min4: return lesson.points * big_families;
            case Aim::third_family_again: return family_points(largest[2]);
            case Aim::colours_exact: return lesson.points * (reaching(of_colour, 1) == lesson.n);
        }
        return 0;
    }

    int total(u32 lessons) const {
        int points = worth + 3 * rares - rats - 5 * (ROOMS - popcount(full_rooms));
        for (; lessons; lessons &= lessons - 1) points += lesson_points(LESSON_SHEET[lowest(lessons)]);
        return points;
    }

    int sister_points(const SisterLesson& lesson) const {
        switch (lesson.boast) {
            case Boast::colours_not_touching_treasure: return lesson.value * (COLOURS - reaching(by_treasure, 1));
            case Boast::per_cat_largest_family: return lesson.value * (largest[0] >= 3 ? largest[0] : 0);
            case Boast::few_treasures: return lesson.value * (commons + rares < 9);
            case Boast::per_rat: return lesson.value * rats;
            case Boast::cats_over_15: return lesson.value * std::max(cats - 15, 0);
            case Boast::colours_not_on_edge: return lesson.value * (COLOURS - reaching(on_edge, 1));
            case Boast::best_lesson_again: return 0;  // sister_total
            case Boast::per_full_room: return lesson.value * popcount(full_rooms);
            case Boast::per_lonely_cat: return lesson.value * lonely;
            case Boast::per_lesson: return lesson.value * ticked;
            case Boast::largest_family: return family_points(largest[0]);
            case Boast::second_family: return family_points(largest[1]);
            case Boast::per_common: return lesson.value * commons;
            case Boast::cats_not_touching_treasure: return lesson.value * (cats - sum(by_treasure));
            case Boast::per_covered_map: return lesson.value * maps;
            case Boast::per_family: return lesson.value * families;
            case Boast::per_edge_cat: return lesson.value * sum(on_edge);
            case Boast::colours_not_touching_rat: return lesson.value * (COLOURS - reaching(by_rat, 1));
        }
        return 0;
    }
};

// --- the match

constexpr int MOST_SEATS = 12, DAYS = 7, SLOTS = 12, CATS_A_DAY = 8, LESSONS_A_DAY = 4;
constexpr unsigned LESSON_SLOTS = 1u << 1 | 1u << 3 | 1u << 6 | 1u << 11;

struct Table {
    int seats, advanced;
    int wanted_boats[MOST_SEATS];
    int boats[MOST_SEATS];
    Seat seat[MOST_SEATS];
    std::array<u8, CAT_CARDS> cats;
    std::array<u8, LESSON_CARDS> lessons;
    std::array<u8, COLOURS> colours;  // the sister's, in the order of their revealing
    std::array<u8, 18> sister;

    // the set-up

    void deal(Dice& dice) {
        deal_boats(dice);
        cats = sorted<CAT_CARDS>();
        shuffle(&cats[0], CAT_CARDS, DAYS * CATS_A_DAY, dice);
        lessons = sorted<LESSON_CARDS>();
        shuffle(&lessons[0], LESSON_CARDS, DAYS * LESSONS_A_DAY, dice);
        if (seats == 1) deal_sister(dice);
        for (int i = 0; i < seats; ++i) seat[i].embark(PRINTED_BOATS[boats[i]]);
    }

    /// Only the first cards of a deck, as many as can be seen.
    static void shuffle(u8* cards, int count, int seen, Dice& dice) {
        for (int i = 0; i < seen; ++i) std::swap(cards[i], cards[i + dice.below(count - i)]);
    }

    /// From one set of six, or two above six seats; a chosen boat changes places with the one that was dealt.
    void deal_boats(Dice& dice) {
        const int count = seats <= 6 ? 6 : 12;
        for (int i = 0; i < MOST_SEATS; ++i) boats[i] = i % 6;
        for (int i = 0; i < count - 1; ++i) std::swap(boats[i], boats[i + dice.below(count - i)]);
        for (int i = 0; i < seats; ++i)
            if (wanted_boats[i] >= 0) std::swap(boats[i], boats[place_of_wanted(i)]);
    }

    int place_of_wanted(int i) const {
        for (int j = 0; j < MOST_SEATS; ++j)
            if (boats[j] == wanted_boats[i] && (j >= i || wanted_boats[j] < 0)) return j;
        return i;
    }

    void deal_sister(Dice& dice) {
        colours = sorted<COLOURS>();
        shuffle(&colours[0], COLOURS, COLOURS - 1, dice);
        sister = sorted<18>();
        shuffle(&sister[0], BASIC, BASIC_DRAWN, dice);
        shuffle(&sister[BASIC], BASIC, MOST_DRAWN - BASIC_DRAWN, dice);
    }

    // random play

    /// Uniformly random actions to the end, each day seat by seat.
    void play_out(Dice& dice) {
        const u8 *cat = &cats[0], *lesson = &lessons[0];
        for (int day = 0; day < DAYS; ++day) {
            const Card* island[SLOTS];
            for (int slot = 0; slot < SLOTS; ++slot)
                island[slot] = LESSON_SLOTS >> slot & 1 ? &LESSON_DECK[*lesson++] : &CAT_DECK[*cat++];
            for (int i = 0; i < seats; ++i) seat[i].spend_day(island, dice);
        }
    }

    /// Colours by the order of their revealing, lessons, the best of them again.
    int sister_total(const Measures& boat) const {
        int total = 0, best = 0;
        bool best_again = false;
        for (int i = 0; i < COLOURS; ++i) total += (COLOURS - i) * boat.of_colour[colours[i]];
        for (int i = 0; i < BASIC_DRAWN + advanced; ++i) {
            const SisterLesson& lesson = SISTER_LESSONS[sister[i < BASIC_DRAWN ? i : BASIC + i - BASIC_DRAWN]];
            const int points = boat.sister_points(lesson);
            total += points;
            best = std::max(best, points);
            best_again = best_again || lesson.boast == Boast::best_lesson_again;
        }
        return best_again ? total + best : total;
    }

    /// Deal and play many matches at random; a checksum over all scores, pieces and lessons.
    u64 random_games(Dice& dice, long games) {
        constexpr u64 PRIME = 2147483647;
        u64 checksum = 0;
        while (games-- > 0) {
            deal(dice);
            play_out(dice);
            for (int i = 0; i < seats; ++i) {
                const Measures boat(seat[i]);
                checksum = (checksum * 31 + 100 * u64(boat.total(seat[i].lessons) + 200) + seat[i].pieces) % PRIME;
                checksum = (checksum * 31 + seat[i].lessons) % PRIME;
                if (seats == 1) checksum = (checksum * 31 + u64(sister_total(boat))) % PRIME;
            }
        }
        return checksum;
    }
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 20) {
        std::fputs("isle_of_cats SEATS ADVANCED W0 ... W11 A B C D GAMES\n", stderr);
        return 2;
    }
    const auto word = [argv](int i) { return u64{std::strtoull(argv[i], nullptr, 10)}; };
    static Table table{};
    table.seats = std::atoi(argv[1]);
    table.advanced = std::atoi(argv[2]);
    for (int i = 0; i < MOST_SEATS; ++i) table.wanted_boats[i] = std::atoi(argv[3 + i]);
    Dice dice{word(15), word(16), word(17), word(18)};
    const long games = std::atol(argv[19]);

    const std::clock_t start = std::clock();
    const u64 checksum = table.random_games(dice, games);
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%llu %.0f\n", static_cast<unsigned long long>(checksum), double(games) / std::max(seconds, 1e-6));
}
