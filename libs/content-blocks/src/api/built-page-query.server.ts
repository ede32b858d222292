import { graphql, pageMetaFragment, pictureFragment, wordsFragment } from '@vyloha/cms-client';

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
          ...PageMeta
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
