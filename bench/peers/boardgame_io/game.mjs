/** The smallest game there is: players add one in turn. The server alone makes moves, so that what is seen is from it. */
export const game = {
  name: "toy",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: { move: ({ G }) => ({ count: G.count + 1 }), client: false } },
};
