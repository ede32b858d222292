import { graphql } from '@vyloha/cms-client';

/** Where a branch is and how to reach it. */
export const branchContactFragment = graphql(`
  fragment BranchContact on StoreBranch {
    street
    houseNumber
    city
    postcode
    countryCode
    phone
    email
  }
`);
