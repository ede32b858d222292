import type { PartlyTranslated, RequiredLocale } from '@vyloha/contract';

export const text = (cs: string, sk: string): PartlyTranslated => ({ cs, sk });

/** The same in both languages: proper names, codes, numbers with units. */
export const same = (value: string): PartlyTranslated => ({ cs: value, sk: value });

/** Both languages by one rule. */
export function inBoth(build: (language: RequiredLocale) => string): PartlyTranslated {
  return { cs: build('cs'), sk: build('sk') };
}

/** Decimal comma, as both languages write it. */
export function formatNumber(value: number): string {
  return String(value).replace('.', ',');
}

/** "a, b a c": the last two joined by the conjunction, which Czech and Slovak share. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} a ${last}`;
}

/** URL slug: lowercase, without diacritics, hyphens between words. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export const slugsOf = ({ cs, sk }: PartlyTranslated): PartlyTranslated => ({ cs: slugOf(cs), sk: slugOf(sk) });
