import { graphql, optionalTranslatedFragment } from '@vyloha/cms-client';
import { branchPictureFragment } from './branch-picture-fragment.server';

/** How a branch is reached, and how it looks. */
export const branchLocationFragment = graphql(
  `
    fragment BranchLocation on Branch {
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
    }
  `,
  [optionalTranslatedFragment, branchPictureFragment],
);
