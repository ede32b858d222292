import { graphql } from '@vyloha/cms-client';

export const combinationFragment = graphql(`
  fragment Combination on CatalogueData {
    title {
      cs
      sk
    }
    path {
      cs
      sk
    }
    description {
      cs
      sk
    }
    page_meta {
      seo_title {
        cs
        sk
      }
      seo_description {
        cs
        sk
      }
      share_image {
        path
      }
      canonical_slugs {
        language
        slug
      }
      meta_noindex
      meta_nofollow
    }
  }
`);
