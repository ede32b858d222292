import { graphql, translatedFragment } from '@vyloha/cms-client';

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
      opening_hours {
        day
        from
        to
      }
      opening_exceptions {
        date
        intervals {
          from
          to
        }
      }
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
  [translatedFragment],
);
