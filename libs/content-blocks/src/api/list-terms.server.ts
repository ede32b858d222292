import { graphql, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { glossarySchemas, type TermLink } from '../model/term-link';
import { termLinkFragment } from './term-link-fragment.server';

/** More words than the glossary of any shop has. */
const mostTerms = 1000;

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

/** All words of the glossary; shared by all shoppers. */
export function listTerms(cms: CmsClient, locale: Locale): Promise<TermLink[]> {
  return cms.query(glossaryQuery, { limit: mostTerms }, { schema: glossarySchemas[locale], shared: true });
}
