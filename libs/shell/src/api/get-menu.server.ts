import type { CmsClient } from '@vyloha/cms-client';
import { type Locale, whenUnavailable } from '@vyloha/contract';
import { emptyMenu, type Menu } from '../model/menu';
import { type MenuExtent, menuResponseSchema } from '../model/menu-response';

const schemas = {
  short: { cs: menuResponseSchema('cs', 'short'), sk: menuResponseSchema('sk', 'short') },
  whole: { cs: menuResponseSchema('cs', 'whole'), sk: menuResponseSchema('sk', 'whole') },
};

/**
 * A menu of the content system in one language; empty when it is not there, since a page is worth more than a menu.
 * @param extent `short` is what dropdowns show.
 */
export async function getMenuOrEmpty(
  cms: CmsClient,
  code: string,
  locale: Locale,
  extent: MenuExtent = 'short',
): Promise<Menu> {
  const path = `/menu-object/${encodeURIComponent(code)}`;
  const loading = cms.rest({ path, schema: schemas[extent][locale], shared: true, optional: true });
  return (await whenUnavailable(loading, () => null)) ?? emptyMenu(code);
}
