import type { ThemeSettings } from '@vyloha/config';

/** Converts a rating of 0 to 100 to stars, rounded to the theme's decimals. */
export function starsOf(percent: number, { stars, decimals }: Omit<ThemeSettings['reviews'], 'initial'>): number {
  const share = Math.max(0, Math.min(100, percent)) / 100;
  const precision = 10 ** decimals;
  return Math.round(share * stars * precision) / precision;
}
