import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { emptyMenu, type Menu } from '../model/menu';
import { type MenuExtent, menuResponseSchema } from '../model/menu-response';

const schemas = {
  short: { cs: menuResponseSchema('cs', 'short'), sk: menuResponseSchema('sk', 'short') },
  whole: { cs: menuResponseSchema('cs', 'whole'), sk: menuResponseSchema('sk', 'whole') },
};

/**
 * A CMS menu in one language; empty when unavailable, since a page without a menu beats an error.
 * @param extent `short` is the part that dropdowns show.
 */
export async function getMenuOrEmpty(
  cms: CmsClient,
  code: string,
  locale: Locale,
  extent: MenuExtent = 'short',
): Promise<Menu> {
  const path = `/menu-object/${encodeURIComponent(code)}`;
  const promise = cms.rest({ path, schema: schemas[extent][locale], shared: true, optional: true });
  return (await withUnavailableFallback(promise, () => null)) ?? emptyMenu(code);
}
