// @ts-check
const rounds = 10;
const visits = 10_000;
/** One visit of so many is to an address that nobody asked for before. */
const rareness = 10;
/** As in a shop, the others are to few pages. */
const popular = 100;

/**
 * Numbers of the addresses asked for: each round brings more new ones than the host keeps pages of, among visits to
 * the popular ones, so that each makes pages, throws others away and serves kept ones.
 * @returns {number[][]}
 */
export function visitRounds() {
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: visits }, (_, visit) =>
      visit % rareness === 0 ? (round * visits + visit) / rareness : visit % popular,
    ),
  );
}
