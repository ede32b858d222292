import type { Locale } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { type FoundItem, withCategories } from './search-response';
import type { FoundProduct, Suggestions } from './suggestions-response';

/** One line of the dropdown. */
export interface SuggestionLine {
  title: string;
  path: string;
  /** Products have a picture, or a placeholder; other lines have none. */
  imageKey?: string | null;
  /** A product's line shows its offer too. */
  product?: Pick<FoundProduct, 'id' | 'variantId'>;
}

/** Lines of one kind under a heading; `all` links to the results page. */
export interface SuggestionGroup {
  kind:
    | 'recent'
    | 'popular'
    | 'brands'
    | 'products'
    | 'mentioned'
    | 'categories'
    | 'articles'
    | 'questions'
    | 'menuItems'
    | 'all';
  lines: readonly SuggestionLine[];
}

interface SuggestionOptions {
  locale: Locale;
  query: string;
  maxCategories: number;
}

function toProductLine({ id, title, path, imageKey, variantId }: FoundProduct): SuggestionLine {
  return { title, path, imageKey, product: { id, variantId } };
}

/** Groups of the dropdown for a query, brands and categories first, since they lead on to all of a kind; empty kinds are left out. */
export function toSuggestionGroups(
  suggestions: Suggestions,
  { locale, query, maxCategories }: SuggestionOptions,
): SuggestionGroup[] {
  const lines = (items: readonly FoundItem[]) =>
    items.map(({ title, path }) => ({ title: title[locale], path: path[locale] }));
  const { categories } = withCategories(suggestions, maxCategories);
  const groups: SuggestionGroup[] = [
    { kind: 'brands', lines: lines(suggestions.brands.entities) },
    { kind: 'categories', lines: lines(categories.entities) },
    {
      kind: suggestions.isMentioned ? 'mentioned' : 'products',
      lines: suggestions.products.entities.map(toProductLine),
    },
    { kind: 'articles', lines: lines(suggestions.articles.entities) },
    { kind: 'questions', lines: lines(suggestions.questions.entities) },
    { kind: 'menuItems', lines: lines(suggestions.menuItems.entities) },
  ];
  const nonEmptyGroups = groups.filter((group) => group.lines.length > 0);
  return nonEmptyGroups.length === 0
    ? []
    : [...nonEmptyGroups, { kind: 'all', lines: [{ title: query, path: paths.search(query) }] }];
}

/** Recent and popular searches, for an empty field; each once. */
export function toSearchGroups(recent: readonly string[], popular: readonly string[]): SuggestionGroup[] {
  const lines = (queries: readonly string[]) => queries.map((query) => ({ title: query, path: paths.search(query) }));
  const known = new Set(recent.map((query) => query.toLowerCase()));
  const groups: SuggestionGroup[] = [
    { kind: 'recent', lines: lines(recent) },
    { kind: 'popular', lines: lines(popular.filter((query) => !known.has(query.toLowerCase()))) },
  ];
  return groups.filter((group) => group.lines.length > 0);
}
