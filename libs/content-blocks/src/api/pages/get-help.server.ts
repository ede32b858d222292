import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { helpSchemas, type Help } from '../../model/pages/help';
import { helpQuery } from './help-query.server';

interface HelpLimits {
  questions: number;
  pages: number;
}

/** Questions and pages in one locale, by descending weight; shared by all shoppers. */
export async function getHelp(cms: CmsClient, locale: Locale, limits: HelpLimits): Promise<Help> {
  return cms.query(helpQuery, { ...limits }, { schema: helpSchemas[locale], shared: true });
}
