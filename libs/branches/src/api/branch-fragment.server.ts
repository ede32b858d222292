import { graphql } from '@vyloha/cms-client';
import { branchContactFragment } from './branch-contact-fragment.server';

/** Fields shown for every branch. */
export const branchFragment = graphql(
  `
    fragment BranchFields on Branch {
      _id
      title {
        cs
        sk
      }
      region
      opening_hours {
        day
        from
        to
      }
      main_image {
        path
        alt {
          cs
          sk
        }
      }
      page_meta {
        slug {
          cs
          sk
        }
      }
      storeBranch {
        ...BranchContact
      }
    }
  `,
  [branchContactFragment],
);
