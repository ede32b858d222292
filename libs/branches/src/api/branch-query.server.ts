import { graphql, translatedFragment, optionalTranslatedFragment } from '@vyloha/cms-client';
import { branchEmployeeFragment } from './branch-employee-fragment.server';
import { branchFragment } from './branch-fragment.server';
import { branchLocationFragment } from './branch-location-fragment.server';
import { branchMetaFragment } from './branch-meta-fragment.server';

const fragments = [branchFragment, branchLocationFragment, branchMetaFragment, branchEmployeeFragment] as const;

/** All fields of one branch. */
export const branchQuery = graphql(
  `
    query Branch($slug: String!) {
      branch(slug: $slug, limit: 1) {
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
