import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { ContentPageResponse } from '../../model/pages/content-page';
import { contentPageResponseSchemas } from '../../model/pages/content-page-response';
import { contentPageQuery } from './content-page-query.server';

/** Number of links to other pages beside a text. */
const maxPages = 12;

/** The page with this slug in either language, with links to others, or null. Shared by all shoppers. */
export async function getContentPage(cms: CmsClient, slug: string, locale: Locale): Promise<ContentPageResponse> {
  return cms.query(
    contentPageQuery,
    { slug, pages: maxPages },
    { schema: contentPageResponseSchemas[locale], shared: true },
  );
}
