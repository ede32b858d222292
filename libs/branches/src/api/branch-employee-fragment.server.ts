import { graphql } from '@vyloha/cms-client';

/** An employee at a branch. */
export const branchEmployeeFragment = graphql(`
  fragment BranchEmployee on Employee {
    title
    position {
      cs
      sk
    }
    email
    phone
  }
`);
