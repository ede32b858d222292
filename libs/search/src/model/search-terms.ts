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

/** Splits a query into terms; those shorter than the given length are ignored. */
export function parseSearchTerms(query: string, minimumLength: number): SearchTerms {
  const text = query.slice(0, maxLength).replace(controlCharacters, ' ').trim();
  const allTerms = printedEan.test(text) ? [text.replaceAll(/\s/g, '')] : text.split(/\s+/).filter(Boolean);
  return {
    text: allTerms.join(' '),
    terms: allTerms.filter((term) => term.length >= minimumLength),
    ignored: allTerms.filter((term) => term.length < minimumLength),
  };
}
