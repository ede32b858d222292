import type { CmsClient } from '@vyloha/cms-client';
import { byLocale, type Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { emptyMenu, type Menu } from '../model/menu';
import { menuResponseSchema, type MenuExtent } from '../model/menu-response';

const schemas = {
  short: byLocale((locale) => menuResponseSchema(locale, 'short')),
  whole: byLocale((locale) => menuResponseSchema(locale, 'whole')),
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
