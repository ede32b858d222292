// @ts-check

/** Pseudo-random numbers from 0 to 1, the same for each run. @param {number} seed */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Ranks of requested pages by Zipf's law: the n-th most popular one is asked for 1/n times as often as the first.
 * @param {number} pages @param {number} requests @returns {number[]} ranks from 1
 */
export function zipfRanks(pages, requests) {
  const random = createRandom(1);
  const cumulated = new Float64Array(pages);
  let sum = 0;
  for (let rank = 1; rank <= pages; rank += 1) cumulated[rank - 1] = sum += 1 / rank;
  return Array.from({ length: requests }, () => {
    const wanted = random() * sum;
    let [low, high] = [0, pages - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulated[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  });
}
