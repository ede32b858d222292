import type { AppLoadContext } from '@remix-run/node';
import { listSiteMetadataOrNone } from '../api/list-site-metadata-or-none.server';
import type { SiteMetadata } from '../model/site-metadata';

/** What is searched for, the part of a list, another list at the same path: such a page names itself better. */
const particulars = ['q', 'p', 'seznam'];

/** What editors say of the page at this address, where it has no entity of its own; `null` leaves it to the page. */
export async function loadSiteMetadataOrNull(
  request: Request,
  { cms, locale }: Pick<AppLoadContext, 'cms' | 'locale'>,
): Promise<SiteMetadata | null> {
  const { pathname, searchParams } = new URL(request.url);
  const found = (await listSiteMetadataOrNone(cms, locale)).find(({ slug }) => `/${slug}` === pathname);
  if (found === undefined) return null;
  const { robots } = found.tags;
  if (particulars.some((name) => searchParams.has(name))) return robots === undefined ? null : { robots };
  return found.tags;
}
