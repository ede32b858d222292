import { graphql, translatedFragment } from '@vyloha/cms-client';
import { branchOpeningFragment } from './branch-opening-fragment.server';

/** Where a branch is, and when it is open. */
export const branchMarkFragment = graphql(
  `
    fragment BranchMark on Branch {
      _id
      title {
        ...TranslatedText
      }
      region
      gps_latitude
      gps_longitude
      ...BranchOpening
      page_meta {
        slug {
          ...TranslatedText
        }
      }
      storeBranch {
        street
        houseNumber
        city
        postcode
        countryCode
      }
    }
  `,
  [translatedFragment, branchOpeningFragment],
);
