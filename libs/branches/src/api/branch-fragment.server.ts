import { graphql, translatedFragment } from '@vyloha/cms-client';
import { branchContactFragment } from './branch-contact-fragment.server';

/** Fields shown for every branch. */
export const branchFragment = graphql(
  `
    fragment BranchFields on Branch {
      _id
      title {
        ...TranslatedText
      }
      region
      opening_hours {
        day
        from
        to
      }
      main_image {
        path
        alt {
          ...TranslatedText
        }
      }
      page_meta {
        slug {
          ...TranslatedText
        }
      }
      storeBranch {
        ...BranchContact
      }
    }
  `,
  [translatedFragment, branchContactFragment],
);
