import { graphql, optionalTranslatedFragment } from '@vyloha/cms-client';

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
    }
  `,
  [optionalTranslatedFragment],
);
