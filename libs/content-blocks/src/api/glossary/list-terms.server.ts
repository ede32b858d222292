import { graphql, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { glossarySchemas, type TermLink } from '../../model/glossary/term-link';
import { termLinkFragment } from './term-link-fragment.server';

export const glossaryQuery = graphql(
  `
    query Glossary($limit: Int!) {
      term(limit: $limit) {
        ...TermLink
      }
    }
  `,
  [termLinkFragment],
);

/** The terms of the glossary, up to a limit; shared by all shoppers. */
export function listTerms(cms: CmsClient, locale: Locale, limit: number): Promise<TermLink[]> {
  return cms.query(glossaryQuery, { limit }, { schema: glossarySchemas[locale], shared: true });
}
