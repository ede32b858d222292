import { graphql, pageMetaFragment, optionalTranslatedFragment } from '@vyloha/cms-client';
import { termLinkFragment } from './term-link-fragment.server';

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
          cs
          sk
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
  [termLinkFragment, optionalTranslatedFragment, pageMetaFragment],
);
