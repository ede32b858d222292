import { locales } from '@vyloha/contract';
import type { Locale, Translated } from '@vyloha/contract';
import { encodePath } from './encode-path';
import { withPage } from './pagination';
import { routePatterns } from './route-patterns';
import type { RoutePatternName } from './route-patterns';

/** The paths of each language. Both speak the Czech ones; a Slovak twin of a path goes into the second table. */
const patternsByLocale: Translated<Readonly<Record<RoutePatternName, string>>> = {
  cs: routePatterns,
  sk: routePatterns,
};

/** A value of a placeholder: one for all languages, or one for each. */
type PlaceholderValue = string | Translated;

interface LocalizedPathOptions {
  /** Query behind the path, with its question mark. */
  search?: string;
  /** Counted from 1; the first one leaves no trace. */
  page?: number;
}

function fill(pattern: string, values: Readonly<Record<string, PlaceholderValue>>, locale: Locale): string {
  const valueOf = (name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'string' ? value : value[locale];
  };
  return pattern.replace(/:(\w+)|\*/g, (_, name: string | undefined) =>
    name === undefined ? encodePath(valueOf('path')) : encodeURIComponent(valueOf(name)),
  );
}

/**
 * Where a page stands in each language: the values take the place of `:slug`, `:child` and the rest of that language's
 * pattern, `path` that of the catch-all's asterisk.
 */
export function localizedPaths(
  name: RoutePatternName,
  values: Readonly<Record<string, PlaceholderValue>> = {},
  { search = '', page = 1 }: LocalizedPathOptions = {},
): Translated {
  const pathIn = (locale: Locale) => withPage(`${fill(patternsByLocale[locale][name], values, locale)}${search}`, page);
  return { cs: pathIn('cs'), sk: pathIn('sk') };
}

/** The slugs that stand for a page, where its editors named some, else its own ones. */
export function canonicalSlugs(
  own: Translated,
  named: readonly { language: string; slug: string }[] | null | undefined,
): Translated {
  const entries = locales.map((locale) => {
    const found = named?.find(({ language, slug }) => language === locale && slug !== '');
    return [locale, found?.slug ?? (own[locale] || own.cs)] as const;
  });
  return { ...own, ...Object.fromEntries(entries) };
}
