import { graphql } from '@vyloha/cms-client';
import { branchEmployeeFragment } from './branch-employee-fragment.server';
import { branchFragment } from './branch-fragment.server';

/** All fields of one branch. */
export const branchQuery = graphql(
  `
    query Branch($slug: String!) {
      branch(slug: $slug, limit: 1) {
        ...BranchFields
        description {
          cs
          sk
        }
        services {
          cs
          sk
        }
        pay_with_card
        car_accessibility {
          cs
          sk
        }
        public_transportation_accessibility {
          cs
          sk
        }
        google_map_link
        employees {
          ...BranchEmployee
        }
      }
    }
  `,
  [branchFragment, branchEmployeeFragment],
);
