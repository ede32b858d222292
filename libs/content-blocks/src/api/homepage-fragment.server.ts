import { graphql, pageMetaFragment, wordsFragment } from '@vyloha/cms-client';

export const homepageFragment = graphql(
  `
    fragment HomepageContent on Homepage {
      title {
        ...Words
      }
      page_meta {
        ...PageMeta
      }
      content_blocks {
        uuid
        type
        value
      }
    }
  `,
  [wordsFragment, pageMetaFragment],
);
