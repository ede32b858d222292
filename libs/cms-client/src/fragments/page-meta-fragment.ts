import { graphql } from '../schema/graphql';
import { optionalTranslatedFragment } from './text-fragments';

/** Meta tags written by editors. */
export const pageMetaFragment = graphql(
  `
    fragment PageMeta on PageMeta {
      seo_title {
        ...OptionalTranslatedText
      }
      seo_description {
        ...OptionalTranslatedText
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
