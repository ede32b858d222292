import { graphql, pageMetaFragment, someWordsFragment } from '@vyloha/cms-client';
import { termLinkFragment } from './term-link-fragment.server';

/** Everything of one word. */
export const termQuery = graphql(
  `
    query Term($slug: String!) {
      term(slug: $slug, limit: 1) {
        ...TermLink
        page_title {
          ...SomeWords
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
  [termLinkFragment, someWordsFragment, pageMetaFragment],
);
