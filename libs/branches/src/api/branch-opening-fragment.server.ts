import { graphql } from '@vyloha/cms-client';

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
