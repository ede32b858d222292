import {
  graphql,
  optionalTranslatedFragment,
  pageMetaFragment,
  translatedFragment,
  translatedRichTextFragment,
  type CmsClient,
} from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { termSchemas, type Term } from '../../model/glossary/term';
import { glossarySchemas, type TermLink } from '../../model/glossary/term-link';

export const termLinkFragment = graphql(
  `
    fragment TermLink on Term {
      _id
      title {
        ...TranslatedText
      }
      perex {
        ...OptionalTranslatedText
      }
      page_meta {
        slug {
          ...TranslatedText
        }
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment],
);

/** All fields of one glossary term. */
export const termQuery = graphql(
  `
    query Term($slug: String!) {
      term(slug: $slug, limit: 1) {
        ...TermLink
        page_title {
          ...OptionalTranslatedText
        }
        description {
          ...TranslatedRichTextNodes
        }
        categories {
          _id
        }
        virtual_categories {
          _id
        }
        products {
          id
        }
        terms {
          ...TermLink
        }
        page_meta {
          ...PageMeta
        }
      }
    }
  `,
  [translatedRichTextFragment, termLinkFragment, optionalTranslatedFragment, pageMetaFragment],
);

/** The glossary term with this slug in either language; `null` when there is none. Shared by all shoppers. */
export function getTerm(cms: CmsClient, slug: string, locale: Locale): Promise<Term | null> {
  return cms.query(termQuery, { slug }, { schema: termSchemas[locale], shared: true });
}

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
