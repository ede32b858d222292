import {
  graphql,
  optionalTranslatedFragment,
  pageMetaFragment,
  translatedFragment,
  type CmsClient,
} from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { BranchDetail } from '../model/branch';
import { branchDetailSchemas } from '../model/branch-detail-response';

/** A picture with its alternative text. */
export const branchPictureFragment = graphql(
  `
    fragment BranchPicture on Image {
      path
      alt {
        ...TranslatedText
      }
    }
  `,
  [translatedFragment],
);

/** What is known of a branch besides what all of them have: meta tags, reasons of its hours, its record in the store. */
export const branchMetaFragment = graphql(
  `
    fragment BranchMeta on Branch {
      store_id
      storeBranch {
        warehouseId
        acceptedPayments
      }
      page_meta {
        ...PageMeta
      }
      opening_exceptions {
        reason {
          ...TranslatedText
        }
        is_public_holiday
      }
      review_link
      lastModified
    }
  `,
  [translatedFragment, pageMetaFragment],
);

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

/** When a branch is open: its week, and the days that differ. */
export const branchOpeningFragment = graphql(`
  fragment BranchOpening on Branch {
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
  }
`);

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

/** An employee at a branch. */
export const branchEmployeeFragment = graphql(
  `
    fragment BranchEmployee on Employee {
      title
      position {
        ...OptionalTranslatedText
      }
      email
      phone
      photo {
        path
        alt {
          ...TranslatedText
        }
      }
    }
  `,
  [optionalTranslatedFragment, translatedFragment],
);

/** Fields shown for every branch. */
export const branchFragment = graphql(
  `
    fragment BranchFields on Branch {
      ...BranchMark
      branch_is_primary
      main_image {
        path
        alt {
          ...TranslatedText
        }
      }
      storeBranch {
        phone
        email
      }
    }
  `,
  [translatedFragment, branchMarkFragment],
);

const fragments = [branchFragment, branchLocationFragment, branchMetaFragment, branchEmployeeFragment] as const;

/** All fields of one branch. */
export const branchQuery = graphql(
  `
    query Branch($slug: String, $primary: Boolean) {
      branch(slug: $slug, primary: $primary, limit: 1) {
        ...BranchFields
        ...BranchLocation
        ...BranchMeta
        description {
          ...OptionalTranslatedText
        }
        services {
          ...TranslatedText
        }
        pay_with_card
        employees {
          ...BranchEmployee
        }
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment, ...fragments],
);

/** The branch with this slug, or the main one; `null` when there is none. */
export function getBranch(
  cms: CmsClient,
  branch: { slug: string } | { primary: true },
  locale: Locale,
): Promise<BranchDetail | null> {
  return cms.query(branchQuery, branch, { schema: branchDetailSchemas[locale], shared: true });
}
