import { byLocale, type Locale, pickTranslation, type Translated } from '@vyloha/contract';
import { fillPattern } from './fill-pattern';
import { withPage } from './pagination';
import { routePatterns } from './route-patterns';
import type { RoutePatternName } from './route-patterns';

/** A placeholder value: one for all languages, or one per language. */
type PlaceholderValue = string | Translated;

interface LocalizedPathOptions {
  /** Query string with its question mark. */
  search?: string;
  /** Counted from 1; the first page is omitted. */
  page?: number;
}

/**
 * Paths of a page in each language: the values replace `:slug`, `:child` etc. in the pattern, which is the same for all
 * languages, `path` the asterisk of the catch-all.
 */
export function localizedPaths(
  name: RoutePatternName,
  values: Readonly<Record<string, PlaceholderValue>> = {},
  { search = '', page = 1 }: LocalizedPathOptions = {},
): Translated {
  // Of a pattern known only by its name, the values cannot be checked.
  const pattern: string = routePatterns[name];
  const toLocalizedPath = (locale: Locale) => {
    const localized: Record<string, string> = {};
    for (const [key, value] of Object.entries(values))
      localized[key] = typeof value === 'string' ? value : value[locale];
    return withPage(fillPattern(pattern, localized) + search, page);
  };
  return byLocale(toLocalizedPath);
}

/** The canonical slugs of a page: those set by editors, else its own ones. */
export function canonicalSlugs(
  defaultSlugs: Translated,
  localizedSlugs: readonly { language: string; slug: string }[] | null | undefined,
): Translated {
  return byLocale((locale) => {
    const found = localizedSlugs?.find(({ language, slug }) => language === locale && slug !== '');
    return found?.slug ?? pickTranslation(defaultSlugs, locale);
  });
}
