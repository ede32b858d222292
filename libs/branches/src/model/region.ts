/** Regions of branches, in display order; Slovak ones have the prefix `sk_`. */
export const regionCodes = [
  'praha',
  'stredocesky',
  'jihocesky',
  'plzensky',
  'karlovarsky',
  'ustecky',
  'liberecky',
  'kralovehradecky',
  'pardubicky',
  'vysocina',
  'jihomoravsky',
  'olomoucky',
  'zlinsky',
  'moravskoslezsky',
  'sk_bratislavsky',
  'sk_trnavsky',
  'sk_trenciansky',
  'sk_nitransky',
  'sk_zilinsky',
  'sk_banskobystricky',
  'sk_presovsky',
  'sk_kosicky',
] as const;

export type RegionCode = (typeof regionCodes)[number];

export function isRegionCode(value: string): value is RegionCode {
  return regionCodes.some((code) => code === value);
}
