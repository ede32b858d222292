import { useMatches } from '@remix-run/react';
import { languageLinksOf } from '../page-meta';
import type { RootData } from '../root/root-loader.server';

/** The page's URLs in other languages, when they have domains of their own. */
export function useLanguageLinks({ config }: RootData): Readonly<Record<string, string>> {
  const page = useMatches().at(-1);
  if (page === undefined) return {};
  return languageLinksOf({ data: page.data, routeId: page.id, params: page.params }, config);
}
