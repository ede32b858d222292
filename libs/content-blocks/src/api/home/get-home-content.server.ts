import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { HomeContent } from '../../model/home/home-content';
import { homeContentSchemas } from '../../model/home/home-content-response';
import { homeContentQuery } from './home-content-query.server';

/** The home page of the content system in one locale; shared by all shoppers. */
export async function getHomeContent(cms: CmsClient, locale: Locale): Promise<HomeContent> {
  return cms.query(homeContentQuery, {}, { schema: homeContentSchemas[locale], shared: true });
}
