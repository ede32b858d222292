import type { Locale } from '@vyloha/contract';
import type { TermLink } from './term-link';

/** Words under one letter of the alphabet. */
export interface LetterGroup {
  letter: string;
  terms: readonly TermLink[];
}

/** Letters that words are looked up by; those with a mark stand alone only where the language sorts them apart. */
const alphabets: Readonly<Record<Locale, readonly string[]>> = {
  cs: 'A B C Č D E F G H Ch I J K L M N O P Q R Ř S Š T U V W X Y Z Ž'.split(' '),
  sk: 'A Ä B C Č D E F G H Ch I J K L M N O Ô P Q R S Š T U V W X Y Z Ž'.split(' '),
};

/** Where words stand that begin with no letter. */
const noLetter = '0–9';

function letterOf(title: string, locale: Locale, sameLetter: Intl.Collator): string {
  const first = /^ch/i.test(title) ? 'Ch' : title.charAt(0);
  return alphabets[locale].find((letter) => sameLetter.compare(letter, first) === 0) ?? noLetter;
}

/** Words by the alphabet of the language: marks that do not sort apart aside, 'ch' after 'h'. */
export function groupByLetter(terms: readonly TermLink[], locale: Locale): LetterGroup[] {
  const byAlphabet = new Intl.Collator(locale);
  const sameLetter = new Intl.Collator(locale, { sensitivity: 'base' });
  const groups = new Map<string, TermLink[]>();
  for (const term of terms.toSorted((a, b) => byAlphabet.compare(a.title, b.title))) {
    const letter = letterOf(term.title, locale, sameLetter);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [noLetter, ...alphabets[locale]].flatMap((letter) => {
    const found = groups.get(letter);
    return found === undefined ? [] : [{ letter, terms: found }];
  });
}

/** Name of the place on the page where a letter begins. */
export function letterAnchor(letter: string): string {
  return `pismeno-${letter.toLowerCase()}`;
}
