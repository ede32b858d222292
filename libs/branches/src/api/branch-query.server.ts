import { graphql, translatedFragment, optionalTranslatedFragment } from '@vyloha/cms-client';
import { branchEmployeeFragment } from './branch-employee-fragment.server';
import { branchFragment } from './branch-fragment.server';

/** All fields of one branch. */
export const branchQuery = graphql(
  `
    query Branch($slug: String!) {
      branch(slug: $slug, limit: 1) {
        ...BranchFields
        description {
          ...OptionalTranslatedText
        }
        services {
          ...TranslatedText
        }
        pay_with_card
        car_accessibility {
          ...OptionalTranslatedText
        }
        public_transportation_accessibility {
          ...OptionalTranslatedText
        }
        google_map_link
        employees {
          ...BranchEmployee
        }
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment, branchFragment, branchEmployeeFragment],
);
