// Yummy Kitty by hand in C++: the yardstick of `tabbytop bench engine`, never shipped.
// The same rules, dice, order of chance and order of actions as games/yummy_kitty/table.py, so the same checksum.
//
//   g++ -O3 -mpopcnt -std=c++17 yummy_kitty.cpp -o yummy_kitty
//   yummy_kitty SEATS SIZE HAND_SIZE DRAW DRAW_EMPTY GUARD_FROM BY_POINTS STOCK_ONLY CHAIN MOUSE_STAYS MICE_ALWAYS
//               BELOW_ONLY YARN_LIMIT YARN_PAYS LONE_ANGORA ANGORA_SCORES BRITISH_OTHERS FORTUNE_ALWAYS MAY_PASS
//               EXACT_PAY DOGS DOGS_TO_HAND FAIR A B C D GAMES
//
// A B C D are the words of the dice. Prints the checksum and games per CPU second.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "dice.hpp"

namespace {

using u64 = std::uint64_t;
using i16 = std::int16_t;  // not one byte: what is written as a char might be anything, and all would be read again

// --- what is in the box

constexpr int PACK = 74, MOST_SEATS = 5, BREEDS = 8;

enum Animal { orange, calico, american, siamese, black, angora, british, fortune, dog };

enum Food { koi1, koi2, mouse, yarn };

constexpr int COST[9] = {1, 2, 2, 1, 3, 2, 4, 1, 0};

constexpr int FOOD_VALUE[4] = {1, 2, 1, 0};

constexpr int ORANGE_POINTS[6] = {0, -1, 2, 3, 7, 11};

/// How many cards there are of an animal, by the food on the other side; those with a yarn icon come first.
struct Kind {
    int cards[4], icons[4];
};

constexpr Kind KINDS[9] = {
    {{8, 3, 3, 3}, {2, 1, 1, 0}},  // orange
    {{6, 3, 2, 2}, {1, 1, 1, 0}},  // calico
    {{5, 2, 2, 2}, {1, 0, 1, 0}},  // american
    {{5, 2, 2, 2}, {3, 1, 1, 1}},  // siamese
    {{2, 2, 0, 1}, {0, 0, 0, 0}},  // black
    {{1, 1, 1, 0}, {0, 0, 0, 0}},  // angora
    {{1, 0, 1, 0}, {0, 0, 0, 0}},  // british
    {{0, 1, 0, 0}, {0, 0, 0, 0}},  // fortune
    {{5, 3, 2, 1}, {0, 0, 0, 0}},  // dog
};

// A card is animal + 16 * food + 64 * icon.
constexpr int animal_of(int code) { return code & 15; }
constexpr int food_of(int code) { return code >> 4 & 3; }
constexpr bool has_icon(int code) { return code >> 6; }

constexpr std::array<i16, PACK> sorted_pack() {
    std::array<i16, PACK> pack{};
    int card = 0;
    for (int animal = 0; animal < 9; ++animal)
        for (int food = 0; food < 4; ++food)
            for (int i = 0; i < KINDS[animal].cards[food]; ++i)
                pack[card++] = i16(animal + 16 * food + 64 * (i < KINDS[animal].icons[food]));
    return pack;
}

constexpr std::array<i16, PACK> SORTED_PACK = sorted_pack();

/// What is in a hand, eight counts of eight bits: all its food, at 1 to 4 its cats that cost at most so much, angoras
/// apart, then its angoras, dogs and yarn cards. Tallies of several hands may be added.
using Tally = u64;

enum Counted { all_food = 0, dearest = 4, all_angoras, all_dogs, all_yarns };

constexpr int counted(Tally tally, int what) { return int(tally >> 8 * what & 255); }

constexpr Tally tally_of(int code) {
    const int animal = animal_of(code), food = food_of(code);
    Tally tally = Tally(FOOD_VALUE[food]) << 8 * all_food;
    for (int cost = COST[animal]; cost <= dearest && animal != angora && animal != dog; ++cost)
        tally += Tally{1} << 8 * cost;
    tally += Tally{animal == angora} << 8 * all_angoras;
    tally += Tally{animal == dog} << 8 * all_dogs;
    return tally + (Tally{food == yarn} << 8 * all_yarns);
}

constexpr std::array<Tally, 128> tallies() {
    std::array<Tally, 128> all{};
    for (const int code : SORTED_PACK) all[code] = tally_of(code);
    return all;
}

constexpr std::array<Tally, 128> TALLY = tallies();

/// Cats of a bowl that a mouse can't tell apart: 2 * breed for the cats of a colony, the next for its angoras.
constexpr int LOTS = 2 * BREEDS;

constexpr int lot_animal(int lot) { return lot % 2 ? int(angora) : lot / 2; }

constexpr std::array<unsigned, 5> lots_by_cost() {
    std::array<unsigned, 5> masks{};
    for (int lot = 0; lot < LOTS; ++lot) masks[COST[lot_animal(lot)]] |= 1u << lot;
    return masks;
}

constexpr std::array<unsigned, 5> LOTS_BY_COST = lots_by_cost();

// --- sets of colonies and of lots

/// On plain x86-64, which the extensions are built for too, __builtin_popcount becomes a call into libgcc.
constexpr int popcount(unsigned mask) {
    mask -= mask >> 1 & 0x55555555;
    mask = (mask & 0x33333333) + (mask >> 2 & 0x33333333);
    return int(((mask + (mask >> 4)) & 0x0F0F0F0F) * 0x01010101 >> 24);
}

inline int first_place(unsigned mask) { return __builtin_ctz(mask); }

inline int nth_place(unsigned mask, int n) {
    while (n-- > 0) mask &= mask - 1;
    return first_place(mask);
}

// --- the match

enum class Phase { turn, joining, paying, leaving, over };

/// Bits 0-4 of a card: the seats that saw its food, 5 an onlooker; 6-11 the same for its cat.
enum Seen {
    food_seen = 0b111111,
    cat_seen = food_seen << 6,
    cat_seen_by_seats = 0b11111 << 6,
    laid = 1 << 12,  // as yarn, so it is no cat of its colony
    no_dog = 1 << 13,
};

enum class Note {
    stored, aimed, chose, put, robbed, fetched, guarded, dog, paid, arrived, vanished,
    turned, strayed, drew, yarned, appeared, caught, left, passed, ended
};

/// About a seat that passed in the end phase.
enum Passing { had_colony = 1, had_place_for_yarn = 2, could_act = 4 };

constexpr int CENTRE = 5;  // the excluded pile, where the seat of a target is asked for
constexpr int MOST_PASSES = 64;

struct Rules {
    int seats, size, hand_size, draw, draw_empty, guard_from, by_points, stock_only, chain, mouse_stays, mice_always;
    int below_only, yarn_limit, yarn_pays, lone_angora, angora_scores, british_others, fortune_always, may_pass;
    int exact_pay, dogs, dogs_to_hand, fair;
};

constexpr int OPTIONS = sizeof(Rules) / sizeof(int);

struct Seat {
    Tally tally;  // of the hand
    i16 top[BREEDS];  // of each colony
    i16 yarns[BREEDS];
    i16 cats[LOTS], loose[LOTS];
    unsigned colonies, free_colonies;  // a bit for each breed; free: one more yarn card may be laid
    unsigned exposed;                  // lots with a loose cat
    unsigned choices;                  // lots that the present mouse may lure
    int held, mice, mice_top, dogs, dogs_top;
    i16 hand[PACK];

    int food() const { return counted(tally, all_food); }
    int yarn_cards() const { return counted(tally, all_yarns); }
    int colony_size(int breed) const { return cats[2 * breed] + cats[2 * breed + 1]; }
};

struct Table {
    Rules rules;
    Seat seats[MOST_SEATS];
    // A card is its place in the pack. Piles are chains: `under` names the card beneath, -1 ends.
    std::array<i16, PACK> deck, under, seen, marked, paid;
    int drawn, seat, asked, starter, passes, guarded;
    int excluded, excluded_count, removed;
    int target_seat, target, colony, guest, paid_count, paid_sum;
    bool took;
    int catcher, turned_to;
    Phase phase;
    int witnessed, notes;
    std::array<u64, PACK> held_then, open_then;
    int flags_then[MOST_PASSES];
    int log[256];

    // the set-up

    void deal(Dice& dice) {
        deck = SORTED_PACK;
        for (int i = rules.size - 1; i > 0; --i) std::swap(deck[i], deck[dice.below(i + 1)]);
        starter = dice.below(rules.seats);
        clear();
        for (int i = 0; i < rules.seats; ++i) deal_hand(i);
        seat = asked = starter;
    }

    void deal_hand(int owner) {
        const int turn = (owner - starter + rules.seats) % rules.seats;
        const bool one_more = rules.fair && turn >= rules.seats - rules.seats / 2;
        for (int i = 0; i < rules.hand_size + one_more; ++i) {
            seen[drawn] = i16(1 << owner | (cat_seen_by_seats & ~(64 << owner)));
            gain(owner, drawn++);
        }
    }

    void clear() {
        for (int i = 0; i < rules.seats; ++i) clear_seat(seats[i]);
        under.fill(-1);
        seen.fill(0);
        marked.fill(0);
        held_then.fill(0);
        open_then.fill(0);
        drawn = passes = excluded_count = paid_count = paid_sum = turned_to = witnessed = notes = 0;
        guarded = excluded = removed = target_seat = target = colony = guest = catcher = -1;
        took = false;
        phase = Phase::turn;
    }

    static void clear_seat(Seat& s) {
        s.tally = 0;
        std::fill_n(s.top, BREEDS, i16(-1));
        std::fill_n(s.yarns, BREEDS, i16(0));
        std::fill_n(s.cats, LOTS, i16(0));
        std::fill_n(s.loose, LOTS, i16(0));
        s.colonies = s.free_colonies = s.exposed = s.choices = 0;
        s.held = s.mice = s.dogs = 0;
        s.mice_top = s.dogs_top = -1;
    }

    // hands

    int animal(int card) const { return animal_of(deck[card]); }
    int food(int card) const { return food_of(deck[card]); }

    void gain(int owner, int card) {
        Seat& s = seats[owner];
        s.hand[s.held++] = i16(card);
        s.tally += TALLY[deck[card]];
    }

    /// Take a card out of a hand; those to the right of it move up.
    int remove(int owner, int place) {
        Seat& s = seats[owner];
        const int card = s.hand[place];
        std::copy(s.hand + place + 1, s.hand + s.held, s.hand + place);
        --s.held;
        s.tally -= TALLY[deck[card]];
        return card;
    }

    void draw_to(int owner) {
        seen[drawn] = i16(food_seen | (cat_seen_by_seats & ~(64 << owner)));
        gain(owner, drawn++);
    }

    void note(Note what, int who, int value) { log[notes++] = int(what) + 32 * who + 256 * value; }

    // the turn

    void store() {
        const int wanted = seats[seat].held ? rules.draw : rules.draw_empty;
        const int count = std::min(wanted, rules.size - drawn);
        for (int i = 0; i < count; ++i) draw_to(seat);
        note(Note::stored, seat, count);
        took = true;
        look_for_mouse();
    }

    void pass() {
        ++passes;
        witness(seat, could_act);
        note(Note::passed, seat, 0);
        pass_on();
    }

    void lay(int place, int breed) {
        Seat& s = seats[seat];
        const int card = remove(seat, place);
        seen[card] |= food_seen | laid;
        under[card] = s.top[breed];
        s.top[breed] = i16(card);
        if (++s.yarns[breed] >= rules.yarn_limit) s.free_colonies &= ~(1u << breed);
        cover(s, breed);
        note(Note::yarned, seat, card + 128 * breed);
        pass_on();
    }

    static void cover(Seat& s, int breed) {
        s.loose[2 * breed] = s.loose[2 * breed + 1] = 0;
        s.exposed &= ~(3u << 2 * breed);
    }

    void aim(int owner, int card) {
        target_seat = owner;
        target = card;
        note(Note::aimed, seat, card);
        colony = animal(card) == angora ? only_colony(seats[seat]) : -1;
        phase = animal(card) == angora && colony < 0 ? Phase::joining : Phase::paying;
    }

    /// Where an angora must go when there is no choice; -1 when there is one.
    static int only_colony(const Seat& s) {
        if (s.colonies & (s.colonies - 1)) return -1;
        return s.colonies ? first_place(s.colonies) : int(angora);
    }

    void join(int breed) {
        if (guest >= 0) {
            place(guest, breed);
            guest = -1;
            look_for_mouse();
            return;
        }
        colony = breed;
        note(Note::chose, seat, breed);
        phase = Phase::paying;
    }

    void put(int place) {
        const int card = seats[seat].hand[place];
        marked[place] = 1;
        paid[paid_count++] = i16(card);
        paid_sum += FOOD_VALUE[food(card)];
        note(Note::put, seat, card);
        if (rules.exact_pay && is_settled()) settle();
    }

    // an attraction

    void settle() {
        const int card = target;
        const bool stolen = target_seat != CENTRE;
        if (stolen)
            rob(target_seat, card);
        else
            fetch(card);
        pay();
        took = false;
        if (animal(card) == fortune && (stolen || rules.fortune_always))
            vanish(card);
        else
            arrive(card);
        if (guest < 0) look_for_mouse();
    }

    void rob(int owner, int card) {
        const i16* hand = seats[owner].hand;
        int place = 0;
        while (hand[place] != card) ++place;
        remove(owner, place);
        seen[card] |= cat_seen;
        note(Note::robbed, seat, card);
        if (rules.seats >= rules.guard_from) {
            guarded = owner;
            note(Note::guarded, owner, 0);
        }
        if (rules.dogs) take_dogs(owner);
    }

    void take_dogs(int owner) {
        Seat& robbed = seats[owner];
        int kept = 0;
        for (int i = 0; i < robbed.held; ++i) {
            const int card = robbed.hand[i];
            if (animal(card) == dog) {
                take_dog(robbed, card);
            } else {
                seen[card] |= no_dog;
                robbed.hand[kept++] = i16(card);
            }
        }
        robbed.held = kept;
    }

    void take_dog(Seat& robbed, int card) {
        robbed.tally -= TALLY[deck[card]];
        seen[card] |= cat_seen;
        note(Note::dog, seat, card);
        if (rules.dogs_to_hand) {
            seen[card] = i16(seen[card] | 1 << seat);
            gain(seat, card);
        } else {
            kennel(card);
        }
    }

    void kennel(int card) {
        Seat& s = seats[seat];
        under[card] = i16(s.dogs_top);
        s.dogs_top = card;
        ++s.dogs;
    }

    /// Take the first cat out of the excluded pile, from under its dogs.
    void fetch(int card) {
        if (card == excluded) {
            excluded = under[card];
        } else {
            int above = excluded;
            while (under[above] != card) above = under[above];
            under[above] = under[card];
        }
        --excluded_count;
        note(Note::fetched, seat, card);
    }

    void pay() {
        Seat& s = seats[seat];
        for (int i = 0; i < paid_count; ++i) {
            const int card = paid[i];
            s.tally -= TALLY[deck[card]];
            seen[card] |= food_seen | cat_seen;
            exclude(card);
            note(Note::paid, seat, card);
        }
        int kept = 0;
        for (int i = 0; i < s.held; ++i) {
            s.hand[kept] = s.hand[i];
            kept += !marked[i];
            marked[i] = 0;
        }
        s.held = kept;
        paid_count = paid_sum = 0;
        target = target_seat = -1;
    }

    void exclude(int card) {
        under[card] = i16(excluded);
        excluded = card;
        ++excluded_count;
    }

    /// The Fortune Cat leaves the game; the top card of the pile takes its place.
    void vanish(int gone) {
        removed = gone;
        under[gone] = -1;
        note(Note::vanished, seat, gone);
        if (drawn == rules.size) return;
        const Seat& s = seats[seat];
        const int card = drawn++;
        took = !rules.stock_only;
        seen[card] = food_seen | cat_seen;
        note(Note::turned, seat, card);
        if (animal(card) == dog) {
            kennel(card);
        } else if (animal(card) != angora) {
            arrive(card);
        } else if (!s.colonies && !rules.lone_angora) {
            note(Note::strayed, seat, card);
            exclude(card);
        } else {
            colony = only_colony(s);
            if (colony >= 0) {
                arrive(card);
            } else {
                guest = card;
                phase = Phase::joining;
            }
        }
    }

    void arrive(int card) {
        place(card, animal(card) == angora ? colony : animal(card));
        if (animal(card) == american && drawn < rules.size) {
            draw_to(seat);
            note(Note::drew, seat, 1);
            took = !rules.stock_only;
        }
    }

    /// On top of its colony. A yarn icon covers all cats down from itself.
    void place(int card, int breed) {
        Seat& s = seats[seat];
        if (s.top[breed] < 0) {
            s.colonies |= 1u << breed;
            s.free_colonies |= 1u << breed;
        }
        under[card] = s.top[breed];
        s.top[breed] = i16(card);
        const int lot = 2 * breed + (animal(card) != breed);
        ++s.cats[lot];
        if (has_icon(deck[card])) {
            cover(s, breed);
        } else if (rules.below_only || !s.yarns[breed]) {
            ++s.loose[lot];
            s.exposed |= 1u << lot;
        }
        note(Note::arrived, seat, card + 128 * breed);
    }

    // a mouse

    void look_for_mouse() {
        if (!took || drawn == rules.size || food(drawn) != mouse) return pass_on();
        note(Note::appeared, seat, 0);
        catcher = first_black();
        for (int i = 0; i < rules.seats; ++i) seats[i].choices = i == catcher ? 0 : lowest(i);
        if (catcher >= 0) catch_mouse(seats[catcher]);
        turned_to = 0;
        send_away();
    }

    void catch_mouse(Seat& s) {
        ++s.mice;
        note(Note::caught, catcher, 0);
        if (rules.mouse_stays) return;
        seen[drawn] = food_seen;
        under[drawn] = i16(s.mice_top);
        s.mice_top = drawn++;
    }

    /// The first seat with a black colony, from the active one on.
    int first_black() const {
        for (int i = 0; i < rules.seats; ++i) {
            const int who = after(seat, i);
            if (seats[who].colonies >> black & 1) return who;
        }
        return -1;
    }

    int after(int from, int steps) const {
        const int who = from + steps;
        return who < rules.seats ? who : who - rules.seats;
    }

    /// The lots of least value among the exposed ones.
    unsigned lowest(int owner) {
        const unsigned exposed = seats[owner].exposed;
        if (rules.by_points) return least_worth(owner);
        for (const unsigned lots : LOTS_BY_COST)
            if (exposed & lots) return exposed & lots;
        return 0;
    }

    unsigned least_worth(int owner) {
        Seat& s = seats[owner];
        unsigned found = 0;
        int best = 1000;
        const int points = score(owner);
        for (unsigned left = s.exposed; left; left &= left - 1) {
            const int lot = first_place(left);
            --s.cats[lot];
            const int worth = points - score(owner);
            ++s.cats[lot];
            if (worth < best) found = 0;
            if (worth <= best) found |= 1u << lot;
            best = std::min(best, worth);
        }
        return found;
    }

    /// From the active seat on, each bowl loses one cat; an owner with a choice is asked and we wait.
    void send_away() {
        for (; turned_to < rules.seats; ++turned_to) {
            const int who = after(seat, turned_to);
            const unsigned choices = seats[who].choices;
            if (choices & (choices - 1)) {
                phase = Phase::leaving;
                asked = who;
                return;
            }
            if (choices) leave(who, first_place(choices));
        }
        if (rules.chain && catcher >= 0 && !rules.mouse_stays)
            look_for_mouse();
        else
            pass_on();
    }

    /// The uppermost cat of a lot goes to the excluded pile.
    void leave(int who, int lot) {
        Seat& s = seats[who];
        const int breed = lot / 2;
        const int card = pull(s.top[breed], lot_animal(lot));
        --s.cats[lot];
        if (--s.loose[lot] == 0) s.exposed &= ~(1u << lot);
        if (s.top[breed] < 0) {
            s.colonies &= ~(1u << breed);
            s.free_colonies &= ~(1u << breed);
        }
        s.choices = 0;
        exclude(card);
        note(Note::left, who, card + 128 * breed);
    }

    int pull(i16& top, int wanted) {
        i16* link = &top;
        while (animal(*link) != wanted || seen[*link] & laid) link = &under[*link];
        const int card = *link;
        *link = under[card];
        return card;
    }

    /// The next seat that can act; with cards in the pile that is the next one.
    void pass_on() {
        took = false;
        catcher = colony = -1;
        for (int i = 0; i < rules.seats && passes < rules.seats; ++i) {
            seat = after(seat, 1);
            if (drawn < rules.size || can_act(seat)) {
                asked = seat;
                phase = Phase::turn;
                return;
            }
            ++passes;
            witness(seat, 0);
            note(Note::passed, seat, 0);
        }
        end();
    }

    void end() {
        phase = Phase::over;
        note(Note::ended, seat, 0);
        for (int i = 0; i < rules.seats; ++i)
            for (int place = 0; place < seats[i].held; ++place) seen[seats[i].hand[place]] |= food_seen | cat_seen;
    }

    /// Everyone sees with which cards in hand, and which cats in reach, a seat passed.
    void witness(int who, int flags) {
        if (witnessed == MOST_PASSES) return;
        const u64 bit = u64{1} << witnessed;
        for (int i = 0; i < rules.seats; ++i) {
            if (i == guarded && i != who) continue;
            auto& then = i == who ? held_then : open_then;
            for (int place = 0; place < seats[i].held; ++place) then[seats[i].hand[place]] |= bit;
        }
        const int card = first_excluded();
        if (card >= 0) open_then[card] |= bit;
        if (seats[who].colonies) flags |= had_colony;
        if (seats[who].free_colonies) flags |= had_place_for_yarn;
        flags_then[witnessed++] = flags;
    }

    // what may be done

    int first_excluded() const {
        int card = excluded;
        while (card >= 0 && animal(card) == dog) card = under[card];
        return card;
    }

    bool can_house_angora(const Seat& s) const { return s.colonies || rules.lone_angora; }

    bool can_reach(const Seat& s, int card) const {
        const int wanted = animal(card);
        return wanted != dog && COST[wanted] <= s.food() && (wanted != angora || can_house_angora(s));
    }

    bool can_fetch(const Seat& s) const {
        const int card = first_excluded();
        return card >= 0 && can_reach(s, card);
    }

    /// What the owner shows to those who would rob.
    Tally open_hand(int owner) const { return owner == guarded ? 0 : seats[owner].tally; }

    /// What all the others show: a sum over everyone, less two, needs no branch for each.
    Tally open_hands(int who) const {
        Tally hands = guarded < 0 || guarded == who ? 0 : -seats[guarded].tally;
        for (int i = 0; i < rules.seats; ++i) hands += seats[i].tally;
        return hands - seats[who].tally;
    }

    /// How many of these cats the seat could attract.
    int reachable(const Seat& s, Tally hands) const {
        const int cats = s.food() ? counted(hands, std::min(s.food(), int(dearest))) : 0;
        return COST[angora] <= s.food() && can_house_angora(s) ? cats + counted(hands, all_angoras) : cats;
    }

    bool can_act(int who) const {
        const Seat& s = seats[who];
        return (s.yarn_cards() && s.free_colonies) || can_fetch(s) || reachable(s, open_hands(who));
    }

    bool is_payable(int card) const { return food(card) != yarn || rules.yarn_pays; }

    bool is_settled() const { return paid_sum >= COST[animal(target)]; }

    // the score

    int score(int who) const {
        const Seat& s = seats[who];
        int total = ORANGE_POINTS[std::min(s.colony_size(orange), 5)] + calico_points(s.colony_size(calico));
        total += 2 * scoring(s, american) + scoring(s, siamese);
        if (s.colony_size(british)) total += scoring(s, british) * (breeds(s) - rules.british_others);
        if (rules.mice_always || s.colony_size(black)) total += s.mice;
        return total - dog_penalty(who);
    }

    /// The cats of a colony that score one by one.
    int scoring(const Seat& s, int breed) const {
        return s.cats[2 * breed] + rules.angora_scores * s.cats[2 * breed + 1];
    }

    static int breeds(const Seat& s) {
        int count = 0;
        for (int breed = 0; breed < BREEDS; ++breed) count += s.colony_size(breed) > 0;
        return count;
    }

    static int bowl_cats(const Seat& s) {
        int count = 0;
        for (const int n : s.cats) count += n;
        return count;
    }

    int calico_points(int size) const {
        if (!size) return 0;
        int larger = 0, equal = 0;
        for (int i = 0; i < rules.seats; ++i) {
            larger += seats[i].colony_size(calico) > size;
            equal += seats[i].colony_size(calico) == size;
        }
        if (larger == 0) return equal == 1 ? 7 : 5;
        return larger == 1 && equal == 1 ? 5 : 0;
    }

    /// In the bowl; at the end also in the hand.
    int dogs_of(int who) const {
        const Seat& s = seats[who];
        return phase == Phase::over ? s.dogs + counted(s.tally, all_dogs) : s.dogs;
    }

    int dog_penalty(int who) const {
        if (!rules.dogs) return 0;
        const int count = dogs_of(who);
        if (rules.dogs == 2 || !count) return count;
        for (int i = 0; i < rules.seats; ++i)
            if (dogs_of(i) > count) return 0;
        return 1;
    }

    // random play

    /// One of: store (or pass), the first excluded cat, yarn by place and colony, cats by owner and place.
    void turn_at_random(Dice& dice) {
        const Seat& s = seats[seat];
        const bool idle = drawn < rules.size || rules.may_pass, fetches = can_fetch(s);
        const int colonies = popcount(s.free_colonies), lays = s.yarn_cards() * colonies;
        int n = dice.below(idle + fetches + lays + reachable(s, open_hands(seat)));
        if (idle && n == 0 && drawn == rules.size) return pass();
        passes = 0;
        if (idle && n-- == 0) return store();
        if (fetches && n-- == 0) return aim(CENTRE, first_excluded());
        if (n < lays) return lay(nth_yarn(s, n / colonies), nth_place(s.free_colonies, n % colonies));
        aim_at_nth(n - lays);
    }

    void aim_at_nth(int n) {
        const Seat& s = seats[seat];
        for (int owner = 0;; ++owner) {
            const int count = owner == seat ? 0 : reachable(s, open_hand(owner));
            if (n < count) return aim(owner, nth_target(s, seats[owner], n));
            n -= count;
        }
    }

    int nth_yarn(const Seat& s, int n) const {
        for (int place = 0;; ++place)
            if (food(s.hand[place]) == yarn && n-- == 0) return place;
    }

    int nth_target(const Seat& s, const Seat& owner, int n) const {
        for (int place = 0;; ++place)
            if (can_reach(s, owner.hand[place]) && n-- == 0) return owner.hand[place];
    }

    void pay_at_random(Dice& dice) {
        const Seat& s = seats[seat];
        const bool settled = is_settled();
        const int payable = rules.yarn_pays ? s.held : s.held - s.yarn_cards();
        int n = dice.below(payable - paid_count + settled);
        passes = 0;
        if (settled && n-- == 0) return settle();
        for (int place = 0;; ++place)
            if (!marked[place] && is_payable(s.hand[place]) && n-- == 0) return put(place);
    }

    void join_at_random(Dice& dice) {
        const unsigned colonies = seats[seat].colonies;
        passes = 0;
        join(nth_place(colonies, dice.below(popcount(colonies))));
    }

    void leave_at_random(Dice& dice) {
        const unsigned choices = seats[asked].choices;
        passes = 0;
        leave(asked, nth_place(choices, dice.below(popcount(choices))));
        ++turned_to;
        send_away();
    }

    void act_at_random(Dice& dice) {
        notes = 0;
        switch (phase) {
            case Phase::turn: return turn_at_random(dice);
            case Phase::joining: return join_at_random(dice);
            case Phase::paying: return pay_at_random(dice);
            case Phase::leaving: return leave_at_random(dice);
            case Phase::over: return;
        }
    }

    /// Deal and play many matches at random; a checksum over all scores, bowls and piles.
    u64 random_games(Dice& dice, long games) {
        constexpr u64 PRIME = 2147483647;
        u64 checksum = 0;
        while (games-- > 0) {
            deal(dice);
            while (phase != Phase::over) act_at_random(dice);
            for (int i = 0; i < rules.seats; ++i) {
                const Seat& s = seats[i];
                checksum = (checksum * 31 + u64(100 * (score(i) + 20) + bowl_cats(s))) % PRIME;
                checksum = (checksum * 31 + u64(100 * s.mice + s.held)) % PRIME;
            }
            checksum = (checksum * 31 + u64(excluded_count)) % PRIME;
        }
        return checksum;
    }
};

Rules parse_rules(char** words) {
    const auto next = [&words] { return std::atoi(*words++); };
    Rules rules{};
    for (int Rules::*option :
         {&Rules::seats, &Rules::size, &Rules::hand_size, &Rules::draw, &Rules::draw_empty, &Rules::guard_from,
          &Rules::by_points, &Rules::stock_only, &Rules::chain, &Rules::mouse_stays, &Rules::mice_always,
          &Rules::below_only, &Rules::yarn_limit, &Rules::yarn_pays, &Rules::lone_angora, &Rules::angora_scores,
          &Rules::british_others, &Rules::fortune_always, &Rules::may_pass, &Rules::exact_pay, &Rules::dogs,
          &Rules::dogs_to_hand, &Rules::fair})
        rules.*option = next();
    return rules;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 1 + OPTIONS + 5) {
        std::fputs(
            "yummy_kitty SEATS SIZE HAND_SIZE DRAW DRAW_EMPTY GUARD_FROM BY_POINTS STOCK_ONLY CHAIN MOUSE_STAYS "
            "MICE_ALWAYS BELOW_ONLY YARN_LIMIT YARN_PAYS LONE_ANGORA ANGORA_SCORES BRITISH_OTHERS FORTUNE_ALWAYS "
            "MAY_PASS EXACT_PAY DOGS DOGS_TO_HAND FAIR A B C D GAMES\n",
            stderr);
        return 2;
    }
    Table table{};
    table.rules = parse_rules(argv + 1);
    const auto word = [argv](int i) { return u64{std::strtoull(argv[1 + OPTIONS + i], nullptr, 10)}; };
    Dice dice{word(0), word(1), word(2), word(3)};
    const long games = std::atol(argv[1 + OPTIONS + 4]);

    const std::clock_t start = std::clock();
    const u64 checksum = table.random_games(dice, games);
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%llu %.0f\n", static_cast<unsigned long long>(checksum), double(games) / std::max(seconds, 1e-6));
}
