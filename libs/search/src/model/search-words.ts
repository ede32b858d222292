/** What of a query is searched for. */
export interface SearchWords {
  /** The query as typed, without needless spaces. */
  text: string;
  searched: readonly string[];
  /** Too short to be searched for. */
  ignored: readonly string[];
}

/** Longer queries are cut; nobody types them. */
const MAX_LENGTH = 200;

/** What nobody types, and no database takes. */
const controlCharacters = /\p{Cc}/gu;

/** Splits a query into words; those shorter than the given length are ignored. */
export function parseSearchWords(query: string, minimumLength: number): SearchWords {
  const words = query.slice(0, MAX_LENGTH).replace(controlCharacters, ' ').split(/\s+/).filter(Boolean);
  return {
    text: words.join(' '),
    searched: words.filter((word) => word.length >= minimumLength),
    ignored: words.filter((word) => word.length < minimumLength),
  };
}
