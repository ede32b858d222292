import { graphql, optionalTranslatedFragment, translatedFragment } from '@vyloha/cms-client';

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
