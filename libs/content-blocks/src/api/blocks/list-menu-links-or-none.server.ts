import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { menuLinksSchemas, type MenuLink } from '../../model/blocks/menu-link';
import { menuLinksQuery } from './menu-links-query.server';

/** Items of menus by id, in one call; unknown ids are left out, none without a response. Shared by all shoppers. */
export async function listMenuLinksOrNone(
  cms: CmsClient,
  locale: Locale,
  ids: readonly string[],
): Promise<readonly MenuLink[]> {
  if (ids.length === 0) return [];
  const links = cms.query(
    menuLinksQuery,
    { ids: [...ids] },
    { schema: menuLinksSchemas[locale], shared: true, optional: true },
  );
  return withUnavailableFallback(links, () => []);
}
