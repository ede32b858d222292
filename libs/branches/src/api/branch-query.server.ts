import { graphql, translatedFragment, optionalTranslatedFragment, pageMetaFragment } from '@vyloha/cms-client';
import { branchEmployeeFragment } from './branch-employee-fragment.server';
import { branchFragment } from './branch-fragment.server';
import { branchPictureFragment } from './branch-picture-fragment.server';

/** All fields of one branch. */
export const branchQuery = graphql(
  `
    query Branch($slug: String!) {
      branch(slug: $slug, limit: 1) {
        ...BranchFields
        store_id
        storeBranch {
          warehouseId
        }
        page_meta {
          ...PageMeta
          share_image {
            path
          }
        }
        opening_exceptions {
          reason {
            ...TranslatedText
          }
          is_public_holiday
        }
        description {
          ...OptionalTranslatedText
        }
        services {
          ...TranslatedText
        }
        pay_with_card
        car_accessibility {
          ...OptionalTranslatedText
        }
        public_transportation_accessibility {
          ...OptionalTranslatedText
        }
        google_map_link
        map_iframe
        iframe_360
        map_description {
          ...OptionalTranslatedText
        }
        map_images {
          ...BranchPicture
        }
        images {
          ...BranchPicture
        }
        review_link
        lastModified
        employees {
          ...BranchEmployee
        }
      }
    }
  `,
  [
    translatedFragment,
    optionalTranslatedFragment,
    pageMetaFragment,
    branchFragment,
    branchPictureFragment,
    branchEmployeeFragment,
  ],
);
