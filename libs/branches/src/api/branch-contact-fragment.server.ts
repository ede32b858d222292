import { graphql } from '@vyloha/cms-client';

/** Address and contacts of a branch. */
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
