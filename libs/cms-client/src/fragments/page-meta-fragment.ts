import { graphql } from '../schema/graphql';
import { optionalTranslatedFragment } from './text-fragments';

/** What editors wrote of a page for search engines and social networks. */
export const pageMetaFragment = graphql(
  `
    fragment PageMeta on PageMeta {
      seo_title {
        ...OptionalTranslatedText
      }
      seo_description {
        ...OptionalTranslatedText
      }
      seo_keywords {
        ...OptionalTranslatedText
      }
      share_image {
        path
      }
      meta_noindex
      meta_nofollow
      canonical_slugs {
        language
        slug
      }
    }
  `,
  [optionalTranslatedFragment],
);
