import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { termSchemas, type Term } from '../../model/glossary/term';
import { termQuery } from './term-query.server';

/** The glossary term with this slug in either language; `null` when there is none. Shared by all shoppers. */
export function getTerm(cms: CmsClient, slug: string, locale: Locale): Promise<Term | null> {
  return cms.query(termQuery, { slug }, { schema: termSchemas[locale], shared: true });
}
