import { graphql, translatedFragment } from '@vyloha/cms-client';

/** A picture with its alternative text. */
export const branchPictureFragment = graphql(
  `
    fragment BranchPicture on Image {
      path
      alt {
        ...TranslatedText
      }
    }
  `,
  [translatedFragment],
);
