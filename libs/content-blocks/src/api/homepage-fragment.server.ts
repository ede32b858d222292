import { graphql } from '@vyloha/cms-client';
import { pageMetaFragment } from './page-meta-fragment.server';
import { wordsFragment } from './text-fragments.server';

export const homepageFragment = graphql(
  `
    fragment HomepageContent on Homepage {
      title {
        ...Words
      }
      page_meta {
        ...Meta
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
