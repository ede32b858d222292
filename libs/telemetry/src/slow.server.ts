/**
 * Share of its limit from which something is logged as slow: well before requests fail, and rare in a healthy shop.
 */
export const slowShares = {
  /** Of the statement timeout: 500 ms of the default 10 s. */
  statement: 1 / 20,
  /** Of a page's deadline: 1.5 s of the default 3 s. */
  page: 1 / 2,
  /** Of a page's deadline, for one of its calls: 1 s. */
  call: 1 / 3,
} as const;
