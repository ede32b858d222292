import type { CmsClient } from '@vyloha/cms-client';
import { type Locale, whenUnavailable } from '@vyloha/contract';
import { emptyMenu, type Menu } from '../model/menu';
import { menuResponseSchema } from '../model/menu-response';

const schemas = { cs: menuResponseSchema('cs'), sk: menuResponseSchema('sk') };

/** A menu of the content system in one language; empty when it is not there, since a page is worth more than a menu. */
export async function getMenuOrEmpty(cms: CmsClient, code: string, locale: Locale): Promise<Menu> {
  const path = `/menu-object/${encodeURIComponent(code)}`;
  const loading = cms.rest({ path, schema: schemas[locale], shared: true });
  return (await whenUnavailable(loading, () => null)) ?? emptyMenu(code);
}
