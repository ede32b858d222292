import { graphql } from '@vyloha/cms-client';
import { pageMetaFragment } from './page-meta-fragment.server';
import { termLinkFragment } from './term-link-fragment.server';
import { someWordsFragment } from './text-fragments.server';

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
          ...Meta
        }
      }
    }
  `,
  [termLinkFragment, someWordsFragment, pageMetaFragment],
);
