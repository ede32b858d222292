import type { CookieKey } from './cookies';

/** What shoppers are asked for; nothing of it is on before they agree. */
export const consentCategories = ['preferences', 'analytics', 'marketing'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** The storefront's own cookies that need a consent; without one only the others are written. */
export const consentOfCookie: Partial<Record<CookieKey, ConsentCategory>> = {
  utm: 'analytics',
  events: 'analytics',
};

/** A cookie that scripts of measuring and advertising write. */
export interface MeasuringCookie {
  /** As it is written to the list of cookies; an asterisk stands for any characters. */
  name: string;
  category: ConsentCategory;
  /** Its lifetime in seconds, as its owner states it. */
  lifetime: number;
}

const day = 24 * 60 * 60;

/** Deleted when their consent is refused; the demo shop's list of cookies is made of the same table. */
export const measuringCookies: readonly MeasuringCookie[] = [
  { name: '_ga', category: 'analytics', lifetime: 730 * day },
  { name: '_ga_*', category: 'analytics', lifetime: 730 * day },
  { name: '_gid', category: 'analytics', lifetime: day },
  { name: '_gat*', category: 'analytics', lifetime: 60 },
  { name: '_gcl_*', category: 'marketing', lifetime: 90 * day },
  { name: '_gac_*', category: 'marketing', lifetime: 90 * day },
  { name: '_fbp', category: 'marketing', lifetime: 90 * day },
  { name: '_fbc', category: 'marketing', lifetime: 90 * day },
];
