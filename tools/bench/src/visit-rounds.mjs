// @ts-check
const rounds = 10;
const visits = 10_000;
/** One in so many visits is to a new URL. */
const newPathInterval = 10;
/** As in a shop, the others are to few pages. */
const popular = 100;

/**
 * Numbers of the requested URLs: each round has more new ones than the storefront caches, among requests for
 * popular ones, so that each renders pages, evicts others and serves cached ones.
 * @returns {number[][]}
 */
export function visitRounds() {
  return Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: visits }, (_, visit) =>
      visit % newPathInterval === 0 ? (round * visits + visit) / newPathInterval : visit % popular,
    ),
  );
}
