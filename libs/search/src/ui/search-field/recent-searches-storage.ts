import { parseRecentSearches, recentSearchesKey, addRecentSearch } from '../../model/recent-searches';

/** Storage can be disabled in the browser's settings; then nothing is stored. */
export function readRecentSearches(): readonly string[] {
  try {
    return parseRecentSearches(localStorage.getItem(recentSearchesKey));
  } catch {
    return [];
  }
}

export function saveSearch(query: string): void {
  try {
    localStorage.setItem(recentSearchesKey, JSON.stringify(addRecentSearch(readRecentSearches(), query)));
  } catch {
    // As above.
  }
}

export function clearRecentSearches(): void {
  try {
    localStorage.removeItem(recentSearchesKey);
  } catch {
    // As above.
  }
}
