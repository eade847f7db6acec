// Calico by hand in C++: the yardstick of `tabbytop bench engine`, never shipped.
// The same rules, dice, order of chance and order of actions as games/calico/table.py, so the same checksum.
//
//   g++ -O3 -mpopcnt -std=c++17 calico.cpp -o calico
//   calico SEATS BEGINNER FAMILY LOWER_VARIANCE VALUES RESTRICTION EXACT SCENARIO CAT0 CAT1 CAT2 A B C D GAMES
//
// A cat of -1 is dealt at random; A B C D are the words of the dice. Prints the checksum and games per CPU second.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

#include "dice.hpp"

namespace {

using u64 = std::uint64_t;
using i8 = std::int8_t;

// --- sets of cells

// A cell is a bit; its neighbours lie at 1, 8 and 9 bits on either side, and bits that belong to no cell part the rows:
//
//   row 0     3  4  5  6  7  8  9            east +1, south-west +8, south-east +9
//   row 1      12 13 14 15 16 17 18
//   row 2    20 21 22 23 24 25 26
constexpr int SIDE = 7;

constexpr u64 cell(int row, int column) { return u64{1} << (9 * row + column - row / 2 + 3); }

constexpr bool is_rim(int row, int column) {
    return row == 0 || column == 0 || row == SIDE - 1 || column == SIDE - 1;
}

/// The mask itself and every bit next to it; the caller cuts away what is no cell.
constexpr u64 spread(u64 mask) {
    const u64 east = mask | mask << 1;
    const u64 west = mask | mask >> 1;
    return east | west | east << 8 | west >> 8;
}

constexpr u64 GOAL_CELLS[3] = {cell(2, 3), cell(3, 4), cell(4, 2)};  // top, right, bottom left

constexpr u64 RINGS[3] = {
    spread(GOAL_CELLS[0]) ^ GOAL_CELLS[0],
    spread(GOAL_CELLS[1]) ^ GOAL_CELLS[1],
    spread(GOAL_CELLS[2]) ^ GOAL_CELLS[2],
};

constexpr u64 open_cells() {
    u64 mask = 0;
    for (int row = 0; row < SIDE; ++row)
        for (int column = 0; column < SIDE; ++column)
            if (!is_rim(row, column)) mask |= cell(row, column);
    return mask & ~(GOAL_CELLS[0] | GOAL_CELLS[1] | GOAL_CELLS[2]);
}

constexpr u64 OPEN = open_cells();

/// How many bits are set: one instruction, if the compiler may use it; else the builtin would be a slow call.
constexpr int popcount(u64 mask) {
#ifdef __POPCNT__
    return __builtin_popcountll(mask);
#else
    mask -= mask >> 1 & 0x5555555555555555;
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333);
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return int(mask * 0x0101010101010101 >> 56);
#endif
}

constexpr bool has_three(u64 mask) {
    mask &= mask - 1;
    return mask & (mask - 1);
}

/// The n-th set bit from below, as a mask of its own.
inline u64 nth_bit(u64 mask, int n) {
    while (n-- > 0) mask &= mask - 1;
    return mask & -mask;
}

/// The part of the area that is connected to the seed. Two steps for each test: most groups are small, and a branch
/// that is guessed wrong costs more than a step in vain.
inline u64 flood(u64 area, u64 seed) {
    for (;;) {
        const u64 once = spread(seed) & area;
        const u64 twice = spread(once) & area;
        if (once == twice) return once;
        seed = twice;
    }
}

// --- what is in the box

constexpr int KINDS = 36, COPIES = 3;

constexpr std::string_view COLOUR_LETTERS = "MYLDGP", PATTERN_LETTERS = "dfwqsv";

constexpr std::string_view BOARDS[4] = {
    "Mv Ys Lv Mf Pq Yw Gs  Gw .. .. .. .. .. Dd  Dq .. .. ## .. .. Pv  Lf .. .. .. ## .. Yf  "
    "Ps .. ## .. .. .. Gq  Yd .. .. .. .. .. Dw  Pw Lq Mw Df Gv Md Ls  ",
    "Df Yv Gf Ds Pq Yd Lv  Pd .. .. .. .. .. Mw  Mq .. .. ## .. .. Pf  Ls .. .. .. ## .. Ys  "
    "Yw .. ## .. .. .. Lq  Pv .. .. .. .. .. Md  Gs Dd Gq Ms Lf Dw Gv  ",
    "Yw Md Pw Yf Ls Mq Gd  Lq .. .. .. .. .. Dv  Ds .. .. ## .. .. Lw  Gf .. .. .. ## .. Mf  "
    "Mv .. ## .. .. .. Gs  Ld .. .. .. .. .. Dq  Pf Yq Ps Df Gw Yv Pd  ",
    "Gq Dw Ys Pd Dv Gf Mq  Mf .. .. .. .. .. Lw  Pv .. .. ## .. .. Ds  Yd .. .. .. ## .. Gd  "
    "Gw .. ## .. .. .. Mv  Dq .. .. .. .. .. Lf  Lv Pf Yv Ld Ms Pw Yq  ",
};

using Masks = std::array<u64, 6>;

struct Rim {
    Masks colour{}, pattern{};
};

constexpr std::array<Rim, 4> printed_rims() {
    std::array<Rim, 4> rims{};
    for (int board = 0; board < 4; ++board)
        for (int row = 0; row < SIDE; ++row)
            for (int column = 0; column < SIDE; ++column) {
                if (!is_rim(row, column)) continue;
                const std::string_view code = BOARDS[board].substr(22 * row + 3 * column, 2);
                rims[board].colour[COLOUR_LETTERS.find(code[0])] |= cell(row, column);
                rims[board].pattern[PATTERN_LETTERS.find(code[1])] |= cell(row, column);
            }
    return rims;
}

constexpr std::array<Rim, 4> RIMS = printed_rims();

constexpr std::array<i8, KINDS * COPIES> sorted_bag() {
    std::array<i8, KINDS * COPIES> bag{};
    for (int i = 0; i < KINDS * COPIES; ++i) bag[i] = i8(i % KINDS);
    return bag;
}

constexpr std::array<i8, KINDS * COPIES> SORTED_BAG = sorted_bag();

enum class Shape : i8 { any, triangle, line, trapezoid };

struct Cat {
    int points, size;
    Shape shape;
};

constexpr Cat CATS[10] = {
    {3, 3, Shape::any},  {3, 3, Shape::triangle},   // Millie, Callie
    {5, 4, Shape::any},  {5, 3, Shape::line},       // Tibbit, Rumi
    {7, 5, Shape::any},  {7, 4, Shape::line},       // Coconut, Tecolote
    {9, 6, Shape::any},  {9, 5, Shape::trapezoid},  // Cira, Almond
    {11, 7, Shape::any}, {11, 5, Shape::line},      // Gwenivere, Leo
};

/// How often each count occurs among six colours or patterns, in four bits each.
constexpr int histogram(const std::array<int, 6>& counts) {
    int code = 0;
    for (const int n : counts) code += 1 << 4 * n;
    return code;
}

struct Goal {
    int code;
    int points[2][2];  // by set of values (rulebook, tile), then one way and both ways
};

constexpr Goal GOALS[6] = {
    {histogram({1, 1, 1, 1, 1, 1}), {{10, 15}, {10, 15}}},
    {histogram({4, 2}), {{8, 14}, {7, 14}}},
    {histogram({3, 3}), {{8, 13}, {7, 13}}},
    {histogram({3, 2, 1}), {{7, 11}, {7, 11}}},
    {histogram({2, 2, 2}), {{7, 11}, {7, 11}}},
    {histogram({2, 2, 1, 1}), {{5, 8}, {5, 7}}},
};

constexpr i8 BEGINNER_GOALS[3] = {0, 4, 2};

constexpr unsigned goal_set(int a, int b, int c) { return 1u << a | 1u << b | 1u << c; }

constexpr unsigned SCENARIO_GOALS[11] = {
    0,
    goal_set(0, 4, 2), goal_set(0, 2, 3), goal_set(0, 4, 5), goal_set(0, 3, 5), goal_set(0, 1, 5),
    goal_set(1, 2, 4), goal_set(1, 2, 3), goal_set(1, 3, 4), goal_set(1, 4, 5), goal_set(2, 3, 5),
};

// --- what pleases a cat

inline bool has_triangle(u64 group) {
    const u64 pairs = group & group >> 1;
    return pairs & (group >> 9 | group << 8);
}

inline bool has_line(u64 group, int length) {
    for (const int step : {1, 8, 9}) {
        u64 starts = group;
        for (int i = 1; i < length; ++i) starts &= starts >> step;
        if (starts) return true;
    }
    return false;
}

/// The middle of the long side has four neighbours in a row: a trapezoid is half a flower.
inline bool has_trapezoid(u64 group) {
    const u64 east = group >> 1, south_east = group >> 9, south_west = group >> 8;
    const u64 west = group << 1, north_west = group << 9, north_east = group << 8;
    const u64 a = east & south_east, b = south_east & south_west, c = south_west & west;
    const u64 d = west & north_west, e = north_west & north_east, f = north_east & east;
    return group & ((a & c) | (b & d) | (c & e) | (d & f) | (e & a) | (f & b));
}

/// Whether a whole pattern area pleases this cat.
inline bool attracts(const Cat& cat, u64 group, bool exact) {
    const int size = popcount(group);
    if (size < cat.size) return false;
    if (cat.shape == Shape::any) return true;
    if (exact && size != cat.size) return false;
    if (cat.shape == Shape::triangle) return has_triangle(group);
    if (cat.shape == Shape::line) return has_line(group, cat.size);
    return has_trapezoid(group);
}

// --- the match

enum Restriction { none, next_to_laid, goals_both_ways, no_hand, same_colour, same_pattern };

enum class Phase { choosing, placing, taking, over };

struct Rules {
    int seats;
    bool beginner, family, lower_variance;
    int values, restriction;
    bool exact;
    int scenario;
    int cats[3];
};

/// What laying a patch earned, as bits.
enum Tokens { button = 1, cat = 2, rainbow_button = 4 };

struct Turn {
    i8 cell, patch, earned;
};

struct Quilt {
    Masks colour, pattern;
    u64 empty, buttoned, catted;
    i8 goals[3];
    i8 hand[2];
    i8 known[2];  // whether the others saw this patch being taken
    i8 buttons[6];
    i8 cats[3];
    i8 rainbow, freed, laid;
    Turn turns[22];
    unsigned dealt;  // goals to choose from, one bit each
};

/// All ways to lay one patch of the hand, in the order of the actions: the lower patch first, cells in reading order.
struct Placements {
    int patch[2];
    u64 cells[2];
    bool freed;  // the restriction left no cell to any patch and is lifted
};

struct Table {
    Rules rules;
    Quilt quilts[4];
    i8 boards[4];
    i8 cats[3];
    i8 cat_of[6];
    i8 market[3];  // alone: far from the supply, middle, near
    std::array<i8, KINDS * COPIES> bag;
    i8 discard[22];
    int bag_left, discards, seat;
    int gap;  // the market spot that was taken from last
    Phase phase;

    // the set-up

    void deal(Dice& dice) {
        deal_boards(dice);
        deal_cats(dice);
        for (int i = 0; i < rules.seats; ++i) quilts[i] = new_quilt(RIMS[boards[i]], dice);
        fill_bag(dice);
        discards = seat = 0;
        phase = Phase::choosing;
        if (rules.beginner || rules.family) begin();
    }

    void deal_boards(Dice& dice) {
        for (int i = 0; i < 4; ++i) boards[i] = i8(i);
        for (int i = 0; i < 4; ++i) std::swap(boards[i], boards[i + dice.below(4 - i)]);
    }

    /// One side of one tile for each number of dots, and two patterns for each cat.
    void deal_cats(Dice& dice) {
        for (int i = 0; i < 3; ++i) {
            const int tile = i < 2 ? dice.below(2) : 0;
            const int side = dice.below(2);
            cats[i] = i8(rules.cats[i] >= 0 ? rules.cats[i] : 4 * i + 2 * tile + side);
        }
        for (int i = 0; i < 6; ++i) cat_of[i] = i8(i / 2);
        for (int i = 0; i < 5; ++i) std::swap(cat_of[i], cat_of[i + dice.below(6 - i)]);
    }

    Quilt new_quilt(const Rim& rim, Dice& dice) const {
        Quilt quilt{};
        quilt.colour = rim.colour;
        quilt.pattern = rim.pattern;
        quilt.empty = OPEN;
        quilt.hand[0] = quilt.hand[1] = -1;
        quilt.dealt = dealt_goals(dice);
        for (int i = 0; i < 3; ++i) quilt.goals[i] = rules.beginner && !rules.family ? BEGINNER_GOALS[i] : i8(-1);
        return quilt;
    }

    /// Four of six goals; a scenario fixes three of them.
    unsigned dealt_goals(Dice& dice) const {
        unsigned unseen = 0b111111;
        for (int i = 0; i < 4; ++i) unseen ^= unsigned(nth_bit(unseen, dice.below(6 - i)));
        return rules.scenario ? SCENARIO_GOALS[rules.scenario] : unseen ^ 0b111111;
    }

    void fill_bag(Dice& dice) {
        bag = SORTED_BAG;
        bag_left = rules.lower_variance ? KINDS * (COPIES - 1) : KINDS * COPIES;
        for (int i = bag_left - 1; i > 0; --i) std::swap(bag[i], bag[dice.below(i + 1)]);
    }

    void begin() {
        if (rules.restriction != no_hand)
            for (int i = 0; i < rules.seats; ++i)
                for (i8& patch : quilts[i].hand) patch = draw();
        for (i8& patch : market) patch = draw();
        start_turn();
    }

    i8 draw() { return bag[--bag_left]; }

    // the turn

    void start_turn() {
        if (!quilts[seat].empty)
            phase = Phase::over;
        else
            phase = rules.restriction == no_hand ? Phase::taking : Phase::placing;
    }

    void pass_on() {
        if (++seat == rules.seats) seat = 0;
        start_turn();
    }

    void arrange(Quilt& quilt, int top, int right, int bottom_left) {
        quilt.goals[0] = i8(top);
        quilt.goals[1] = i8(right);
        quilt.goals[2] = i8(bottom_left);
        for (int i = 0; i < rules.seats; ++i)
            if (quilts[i].goals[0] < 0) return;
        begin();
    }

    void place(int patch, u64 bit, bool freed) {
        Quilt& quilt = quilts[seat];
        quilt.freed += freed;
        const int cell = popcount(OPEN & (bit - 1));
        quilt.turns[quilt.laid++] = {i8(cell), i8(patch), i8(lay(quilt, patch, bit))};
        // Of two equal patches the one that others have seen goes first, so that nothing is told.
        const int second = (quilt.hand[0] != patch) | ((quilt.hand[1] == patch) & quilt.known[1]);
        quilt.hand[second] = -1;
        quilt.known[second] = 0;
        if (rules.restriction == no_hand) {
            refill();
            pass_on();
        } else if (quilt.empty) {
            phase = Phase::taking;
        } else {
            pass_on();
        }
    }

    /// Sew a patch; at most one button (and the rainbow) and at most one cat come of it.
    int lay(Quilt& quilt, int patch, u64 bit) const {
        const int colour = patch / 6, pattern = patch % 6;
        int earned = 0;
        quilt.empty ^= bit;
        quilt.colour[colour] |= bit;
        quilt.pattern[pattern] |= bit;

        const u64 hue = flood(quilt.colour[colour], bit);
        if (!(hue & quilt.buttoned) && has_three(hue)) {
            quilt.buttoned |= hue;
            ++quilt.buttons[colour];
            earned = button + sew_rainbow(quilt);
        }

        const u64 area = flood(quilt.pattern[pattern], bit);
        const int slot = cat_of[pattern];
        if (!(area & quilt.catted) && attracts(CATS[cats[slot]], area, rules.exact)) {
            quilt.catted |= area;
            ++quilt.cats[slot];
            earned += cat;
        }
        return earned;
    }

    static int sew_rainbow(Quilt& quilt) {
        if (quilt.rainbow || std::find(quilt.buttons, quilt.buttons + 6, 0) != quilt.buttons + 6) return 0;
        quilt.rainbow = 1;
        return rainbow_button;
    }

    void take(int spot) {
        Quilt& quilt = quilts[seat];
        const int slot = quilt.hand[0] >= 0;
        quilt.hand[slot] = market[spot];
        quilt.known[slot] = 1;
        market[spot] = -1;
        gap = spot;
        if (rules.restriction == no_hand) {
            phase = Phase::placing;
        } else {
            refill();
            pass_on();
        }
    }

    /// Fill the gap; alone, the market is a belt: the farthest goes, the other slides to the far end.
    void refill() {
        if (rules.seats > 1) {
            market[gap] = draw();
            return;
        }
        const int far = gap == 0 ? 1 : 0;
        const int near = gap == 2 ? 1 : 2;
        discard[discards++] = market[far];
        market[0] = market[near];
        market[1] = draw();
        market[2] = draw();
    }

    // what may be done

    /// The cells that the restriction leaves open to this patch.
    u64 restricted(const Quilt& quilt, int patch) const {
        switch (rules.restriction) {
            case next_to_laid: return quilt.empty == OPEN ? OPEN : quilt.empty & spread(OPEN ^ quilt.empty);
            case same_colour: return quilt.empty & spread(quilt.colour[patch / 6]);
            case same_pattern: return quilt.empty & spread(quilt.pattern[patch % 6]);
            default: return quilt.empty;
        }
    }

    Placements placements() const {
        const Quilt& quilt = quilts[seat];
        const int high = std::max(quilt.hand[0], quilt.hand[1]);
        const int low = std::min(quilt.hand[0], quilt.hand[1]);
        const bool differ = low >= 0 && low != high;
        const int first = differ ? low : high;
        const u64 firsts = restricted(quilt, first);
        const u64 seconds = differ ? restricted(quilt, high) : 0;
        if (firsts | seconds) return {{first, high}, {firsts, seconds}, false};
        return {{first, high}, {quilt.empty, differ ? quilt.empty : 0}, true};
    }

    // the score

    int goal_points(const Quilt& quilt, int place) const {
        if (quilt.goals[place] < 0) return 0;
        const Goal& goal = GOALS[quilt.goals[place]];
        const bool by_colour = code_around(quilt.colour, place) == goal.code;
        const bool by_pattern = code_around(quilt.pattern, place) == goal.code;
        const int ways = by_colour + by_pattern;
        if (ways == 0 || (ways == 1 && rules.restriction == goals_both_ways)) return 0;
        return goal.points[rules.values][ways - 1];
    }

    static int code_around(const Masks& masks, int place) {
        int code = 0;
        for (const u64 mask : masks) code += 1 << 4 * popcount(mask & RINGS[place]);
        return code;
    }

    int score(const Quilt& quilt) const {
        int total = 3 * quilt.rainbow;
        for (const int n : quilt.buttons) total += 3 * n;
        for (int i = 0; i < 3; ++i) total += quilt.cats[i] * CATS[cats[i]].points + goal_points(quilt, i);
        return total;
    }

    // random play

    void arrange_at_random(Quilt& quilt, Dice& dice) {
        const int goals = popcount(quilt.dealt);
        const int last = goals - 2, pairs = (goals - 1) * last;
        const int n = dice.below(goals * pairs);
        u64 left = quilt.dealt;
        const auto pull = [&left](int k) {
            const u64 bit = nth_bit(left, k);
            left ^= bit;
            return popcount(bit - 1);
        };
        const int top = pull(n / pairs);
        const int right = pull(n % pairs / last);
        const int bottom_left = pull(n % last);
        arrange(quilt, top, right, bottom_left);
    }

    void place_at_random(Dice& dice) {
        const Placements p = placements();
        const int firsts = popcount(p.cells[0]);
        const int n = dice.below(firsts + popcount(p.cells[1]));
        const bool second = n >= firsts;
        place(p.patch[second], nth_bit(p.cells[second], second ? n - firsts : n), p.freed);
    }

    /// Uniformly random actions to the end.
    void play_out(Dice& dice) {
        if (phase == Phase::choosing)
            for (int i = 0; i < rules.seats; ++i)
                if (quilts[i].goals[0] < 0) arrange_at_random(quilts[i], dice);
        while (phase != Phase::over) {
            if (phase == Phase::placing)
                place_at_random(dice);
            else
                take(dice.below(3));
        }
    }

    /// Deal and play many matches at random; a checksum over all scores and tokens.
    u64 random_games(Dice& dice, long games) {
        constexpr u64 PRIME = 2147483647;
        u64 checksum = 0;
        while (games-- > 0) {
            deal(dice);
            play_out(dice);
            for (int i = 0; i < rules.seats; ++i) {
                const Quilt& quilt = quilts[i];
                checksum = (checksum * 31 + 100 * score(quilt) + popcount(quilt.catted)) % PRIME;
                checksum = (checksum * 31 + 10 * quilt.rainbow + quilt.freed) % PRIME;
            }
        }
        return checksum;
    }
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 17) {
        std::fputs(
            "calico SEATS BEGINNER FAMILY LOWER_VARIANCE VALUES RESTRICTION EXACT SCENARIO "
            "CAT0 CAT1 CAT2 A B C D GAMES\n",
            stderr);
        return 2;
    }
    const auto number = [argv](int i) { return std::atoi(argv[i]); };
    const auto word = [argv](int i) { return u64{std::strtoull(argv[i], nullptr, 10)}; };
    Table table{};
    table.rules = {number(1), number(2) != 0, number(3) != 0, number(4) != 0, number(5), number(6),
                   number(7) != 0, number(8), {number(9), number(10), number(11)}};
    Dice dice{word(12), word(13), word(14), word(15)};
    const long games = std::atol(argv[16]);

    const std::clock_t start = std::clock();
    const u64 checksum = table.random_games(dice, games);
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%llu %.0f\n", static_cast<unsigned long long>(checksum), double(games) / std::max(seconds, 1e-6));
}
