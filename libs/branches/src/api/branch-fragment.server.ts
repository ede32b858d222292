import { graphql, translatedFragment } from '@vyloha/cms-client';
import { branchMarkFragment } from './branch-mark-fragment.server';

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
