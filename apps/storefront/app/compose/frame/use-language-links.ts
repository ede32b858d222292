import { useMatches } from '@remix-run/react';
import { languageLinksOf } from '../page-meta';
import { useRootData } from '../root/root-data';

/** The page's URLs in other languages, when they have domains of their own. */
export function useLanguageLinks(): Readonly<Record<string, string>> {
  const page = useMatches().at(-1);
  const config = useRootData()?.config;
  if (page === undefined || config === undefined) return {};
  return languageLinksOf({ data: page.data, routeId: page.id, params: page.params }, config);
}
