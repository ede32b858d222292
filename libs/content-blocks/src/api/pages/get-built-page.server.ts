import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { BuiltPage } from '../../model/pages/built-page';
import { builtPageSchemas } from '../../model/pages/built-page-response';
import { builtPageQuery } from './built-page-query.server';

/** The page built of blocks with this slug in either language, or null. Shared by all shoppers. */
export async function getBuiltPage(cms: CmsClient, slug: string, locale: Locale): Promise<BuiltPage | null> {
  return cms.query(builtPageQuery, { slug }, { schema: builtPageSchemas[locale], shared: true });
}
