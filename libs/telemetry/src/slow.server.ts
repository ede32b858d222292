/**
 * From which share of its limit something is written to the log as slow: well before shoppers are refused, and rare in a
 * healthy shop.
 */
export const slowShares = {
  /** Of the time limit of a statement: 500 ms of the default 10 s. */
  statement: 1 / 20,
  /** Of the deadline of a page: 1.5 s of the default 3 s. */
  page: 1 / 2,
  /** Of the deadline of a page, for one of its calls: 1 s. */
  call: 1 / 3,
} as const;
