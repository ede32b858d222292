import type { AppLoadContext } from '@remix-run/node';
import { listSiteMetadataOrNone } from '../api/search-engines/site-metadata.server';
import type { SiteMetadata } from '../model/search-engines/site-metadata';

/** Parameters for search, paging and another list at the same path: such a page has a better title of its own. */
const listingParams = ['q', 'p', 'seznam'];

/** Editors' metadata of the page at this URL, where it has no entity of its own; `null` leaves it to the page. */
export async function loadSiteMetadataOrNull(
  request: Request,
  { cms, locale }: Pick<AppLoadContext, 'cms' | 'locale'>,
): Promise<SiteMetadata | null> {
  const { pathname, searchParams } = new URL(request.url);
  const entry = (await listSiteMetadataOrNone(cms, locale)).find(({ slug }) => `/${slug}` === pathname);
  if (entry === undefined) return null;
  const { robots } = entry.tags;
  if (listingParams.some((name) => searchParams.has(name))) return robots === undefined ? null : { robots };
  return entry.tags;
}
