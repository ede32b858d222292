// @ts-check
const addresses = 10_000;
const rounds = 10;
/** As in a shop, most visits are to few pages. */
const popular = 100;

/**
 * Numbers of the addresses asked for: all of them in the first round, which overfills what the host keeps of pages,
 * then a tenth of them among visits to the popular ones, so that each round makes pages anew and serves kept ones.
 * @returns {number[][]}
 */
export function visitRounds() {
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: addresses }, (_, visit) => {
      if (round === 0) return visit;
      const isRare = visit % rounds === 0;
      return isRare ? visit + round - 1 : visit % popular;
    }),
  );
}
