/**
 * What is exported for the tax office. `home`, `oss`, `summary` and `export` have each document once; `control` has those of
 * `home` as its statement asks for them.
 */
export const taxReturns = ['home', 'oss', 'summary', 'export', 'control'] as const;

export type TaxReturn = (typeof taxReturns)[number];
