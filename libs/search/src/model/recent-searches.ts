import * as v from 'valibot';

/** Storage key of the recent searches; they never leave the browser. */
export const recentSearchesKey = 'vyloha.searches';

const maxRecentSearches = 5;

const recentSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

/** The newest first; invalid items are left out. */
export function parseRecentSearches(text: string | null): readonly string[] {
  return v.parse(recentSchema, text).slice(0, maxRecentSearches);
}

/** Adds a search to the beginning of the list, or moves it there. */
export function addRecentSearch(recent: readonly string[], query: string): readonly string[] {
  const text = query.trim();
  if (text === '') return recent;
  const others = recent.filter((other) => other.toLowerCase() !== text.toLowerCase());
  return [text, ...others].slice(0, maxRecentSearches);
}
