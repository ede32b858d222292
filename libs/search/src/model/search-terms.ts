import { isClothingSize } from '@vyloha/contract';

/** The parsed query. */
export interface SearchTerms {
  /** The query as typed, with normalized spaces. */
  text: string;
  terms: readonly string[];
  /** Too short to be searched for. */
  ignored: readonly string[];
}

/** Longer queries are cut. */
const maxLength = 200;

/** An EAN with the spaces that are printed below its bars: one term. */
const printedEan = /^(\d\s*){8,14}$/;

/** Databases reject some of them. */
const controlCharacters = /\p{Cc}/gu;

const hasDigit = (term: string | undefined) => term !== undefined && /\d/.test(term);

/** Whether a term is a number, or the unit or the word that belongs to one: '20 m', 'do 500 Kč'. */
const isOfNumber = (terms: readonly string[], index: number) =>
  [index - 1, index, index + 1].some((place) => hasDigit(terms[place]));

/** Splits a query into terms; those shorter than the given length are ignored, unless they belong to a number or are a size. */
export function parseSearchTerms(query: string, minimumLength: number): SearchTerms {
  const text = query.slice(0, maxLength).replace(controlCharacters, ' ').trim();
  const allTerms: readonly string[] = printedEan.test(text)
    ? [text.replaceAll(/\s/g, '')]
    : text.split(/\s+/).filter(Boolean);
  const joined = allTerms.join(' ');
  const isLongEnough = (term: string, index: number) =>
    term.length >= minimumLength ||
    (joined.length >= minimumLength && (isOfNumber(allTerms, index) || isClothingSize(allTerms, index)));
  return {
    text: joined,
    terms: allTerms.filter(isLongEnough),
    ignored: allTerms.filter((term, index) => !isLongEnough(term, index)),
  };
}
