import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { PageAnswer } from '../model/content-page';
import { pageAnswerSchemas } from '../model/content-page-response';
import { contentPageQuery } from './content-page-query.server';

/** More beside a text would be a heap. */
const mostPages = 12;

/** The page of a slug in either language, or null; with pages to go on to. Shared by all shoppers. */
export async function getContentPage(cms: CmsClient, slug: string, locale: Locale): Promise<PageAnswer> {
  return cms.query(contentPageQuery, { slug, pages: mostPages }, { schema: pageAnswerSchemas[locale], shared: true });
}
