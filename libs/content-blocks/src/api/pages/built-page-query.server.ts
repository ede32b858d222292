import { graphql, pageMetaFragment, pictureFragment, translatedFragment } from '@vyloha/cms-client';

/** A page built of blocks, by its slug. */
export const builtPageQuery = graphql(
  `
    query BuiltPage($slug: String!) {
      content_page(slug: $slug, limit: 1) {
        _id
        title {
          ...TranslatedText
        }
        pagination
        blocks_per_page
        background_image {
          ...Picture
        }
        page_meta {
          ...PageMeta
          slug {
            ...TranslatedText
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
  [translatedFragment, pictureFragment, pageMetaFragment],
);
