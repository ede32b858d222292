import type { Locale } from '@vyloha/contract';
import type { TermLink } from './term-link';

/** Terms under one letter of the alphabet. */
export interface LetterGroup {
  letter: string;
  terms: readonly TermLink[];
}

/** Letters of the index; those with diacritics have a group of their own only where the language sorts them apart. */
const alphabets: Readonly<Record<Locale, readonly string[]>> = {
  cs: 'A B C Č D E F G H Ch I J K L M N O P Q R Ř S Š T U V W X Y Z Ž'.split(' '),
  sk: 'A Ä B C Č D E F G H Ch I J K L M N O Ô P Q R S Š T U V W X Y Z Ž'.split(' '),
};

/** Group of terms that do not begin with a letter. */
const nonLetterGroup = '0–9';

function findLetter(title: string, locale: Locale, baseCollator: Intl.Collator): string {
  const first = /^ch/i.test(title) ? 'Ch' : title.charAt(0);
  return alphabets[locale].find((letter) => baseCollator.compare(letter, first) === 0) ?? nonLetterGroup;
}

/** Terms by the alphabet of the language: 'ch' after 'h', ignoring diacritics that do not sort apart. */
export function groupByLetter(terms: readonly TermLink[], locale: Locale): LetterGroup[] {
  const collator = new Intl.Collator(locale);
  const baseCollator = new Intl.Collator(locale, { sensitivity: 'base' });
  const groups = new Map<string, TermLink[]>();
  for (const term of terms.toSorted((a, b) => collator.compare(a.title, b.title))) {
    const letter = findLetter(term.title, locale, baseCollator);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [nonLetterGroup, ...alphabets[locale]].flatMap((letter) => {
    const letterTerms = groups.get(letter);
    return letterTerms === undefined ? [] : [{ letter, terms: letterTerms }];
  });
}

/** Id of a letter's section on the page. */
export function letterAnchor(letter: string): string {
  return `pismeno-${letter.toLowerCase()}`;
}
