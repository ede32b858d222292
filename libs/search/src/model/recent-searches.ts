import * as v from 'valibot';

/** Where a browser keeps what was lately searched for in it; nothing of it leaves the browser. */
export const recentSearchesKey = 'vyloha.searches';

const mostKept = 5;

const recentSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

/** The newest first; what cannot be read is no search. */
export function parseRecentSearches(text: string | null): readonly string[] {
  return v.parse(recentSchema, text).slice(0, mostKept);
}

/** The list with one more search at its beginning; one that was there moves up. */
export function withSearch(recent: readonly string[], query: string): readonly string[] {
  const text = query.trim();
  if (text === '') return recent;
  const others = recent.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, mostKept);
}
