import { parseRecentSearches, recentSearchesKey, withSearch } from '../../model/recent-searches';

/** Storage can be shut by the browser's settings; then nothing is remembered. */
export function readRecentSearches(): readonly string[] {
  try {
    return parseRecentSearches(localStorage.getItem(recentSearchesKey));
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  try {
    localStorage.setItem(recentSearchesKey, JSON.stringify(withSearch(readRecentSearches(), query)));
  } catch {
    // As above.
  }
}
