import type { Locale } from '@vyloha/contract';
import type { TermLink } from './term-link';

/** Terms under one letter of the alphabet. */
export interface LetterGroup {
  letter: string;
  terms: readonly TermLink[];
}

interface Alphabet {
  locale: Locale;
  /** Those with diacritics have a group of their own only where the language sorts them apart. */
  letters: readonly string[];
}

/** Group of terms that do not begin with a letter. */
const nonLetterGroup = '0–9';

function findLetter(title: string, letters: readonly string[], baseCollator: Intl.Collator): string {
  const first = letters.includes('Ch') && /^ch/i.test(title) ? 'Ch' : title.charAt(0);
  return letters.find((letter) => baseCollator.compare(letter, first) === 0) ?? nonLetterGroup;
}

/** Terms by the alphabet of the language: 'ch' after 'h', ignoring diacritics that do not sort apart. */
export function groupByLetter(terms: readonly TermLink[], { locale, letters }: Alphabet): LetterGroup[] {
  const collator = new Intl.Collator(locale);
  const baseCollator = new Intl.Collator(locale, { sensitivity: 'base' });
  const groups = new Map<string, TermLink[]>();
  for (const term of terms.toSorted((a, b) => collator.compare(a.title, b.title))) {
    const letter = findLetter(term.title, letters, baseCollator);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [nonLetterGroup, ...letters].flatMap((letter) => {
    const letterTerms = groups.get(letter);
    return letterTerms === undefined ? [] : [{ letter, terms: letterTerms }];
  });
}

/** Id of a letter's section on the page. */
export function letterAnchor(letter: string): string {
  return `pismeno-${letter.toLowerCase()}`;
}
