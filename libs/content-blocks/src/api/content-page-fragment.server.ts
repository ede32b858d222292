import { graphql } from '@vyloha/cms-client';
import { pageMetaFragment } from './page-meta-fragment.server';
import { someWordsFragment, wordsFragment } from './text-fragments.server';

export const contentPageFragment = graphql(
  `
    fragment ContentPage on Page {
      _id
      title {
        ...Words
      }
      content {
        cs
        sk
      }
      contact_box {
        title_frontend {
          ...SomeWords
        }
        description {
          ...SomeWords
        }
        show_button
      }
      page_meta {
        ...Meta
        slug {
          ...Words
        }
      }
    }
  `,
  [wordsFragment, someWordsFragment, pageMetaFragment],
);
