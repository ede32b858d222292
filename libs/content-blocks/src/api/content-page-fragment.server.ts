import { graphql, pageMetaFragment, someWordsFragment, wordsFragment } from '@vyloha/cms-client';

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
        ...PageMeta
        slug {
          ...Words
        }
      }
    }
  `,
  [wordsFragment, someWordsFragment, pageMetaFragment],
);
