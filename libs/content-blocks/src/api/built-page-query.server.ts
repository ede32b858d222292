import { graphql } from '@vyloha/cms-client';
import { pageMetaFragment } from './page-meta-fragment.server';
import { pictureFragment, wordsFragment } from './text-fragments.server';

/** A page built of blocks, by its slug. */
export const builtPageQuery = graphql(
  `
    query BuiltPage($slug: String!) {
      content_page(slug: $slug, limit: 1) {
        _id
        title {
          ...Words
        }
        pagination
        blocks_per_page
        background_image {
          ...Picture
        }
        page_meta {
          ...Meta
          slug {
            ...Words
          }
        }
        content_blocks {
          uuid
          type
          value
        }
      }
    }
  `,
  [wordsFragment, pictureFragment, pageMetaFragment],
);
