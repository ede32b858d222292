import { graphql, pageMetaFragment, translatedFragment } from '@vyloha/cms-client';

/** What is known of a branch besides what all of them have: meta tags, reasons of its hours, its record in the store. */
export const branchMetaFragment = graphql(
  `
    fragment BranchMeta on Branch {
      store_id
      storeBranch {
        warehouseId
      }
      page_meta {
        ...PageMeta
      }
      opening_exceptions {
        reason {
          ...TranslatedText
        }
        is_public_holiday
      }
      review_link
      lastModified
    }
  `,
  [translatedFragment, pageMetaFragment],
);
