import type { Locale } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { type Found, withCategories } from './search-response';
import type { Suggestions } from './suggestions-response';

/** One line of the dropdown. */
export interface SuggestionLine {
  title: string;
  path: string;
  /** Goods have a picture, or an empty frame; other lines have none. */
  imageKey?: string | null;
}

/** Lines of one kind under a heading; `all` leads to the results page. */
export interface SuggestionGroup {
  kind: 'recent' | 'products' | 'categories' | 'articles' | 'questions' | 'menuItems' | 'all';
  lines: readonly SuggestionLine[];
}

interface Showing {
  locale: Locale;
  query: string;
  mostCategories: number;
}

/** What a query finds, as the dropdown shows it; kinds without anything are left out. */
export function toSuggestionGroups(found: Suggestions, { locale, query, mostCategories }: Showing): SuggestionGroup[] {
  const lines = (things: readonly Found[]) =>
    things.map(({ title, path }) => ({ title: title[locale], path: path[locale] }));
  const { categories } = withCategories(found, mostCategories);
  const groups: SuggestionGroup[] = [
    { kind: 'products', lines: found.products.entities },
    { kind: 'categories', lines: lines(categories.entities) },
    { kind: 'articles', lines: lines(found.articles.entities) },
    { kind: 'questions', lines: lines(found.questions.entities) },
    { kind: 'menuItems', lines: lines(found.menuItems.entities) },
  ];
  const shown = groups.filter((group) => group.lines.length > 0);
  return shown.length === 0 ? [] : [...shown, { kind: 'all', lines: [{ title: query, path: paths.search(query) }] }];
}

/** What was searched for before, for an empty field. */
export function toRecentGroups(recent: readonly string[]): SuggestionGroup[] {
  const lines = recent.map((query) => ({ title: query, path: paths.search(query) }));
  return lines.length === 0 ? [] : [{ kind: 'recent', lines }];
}
