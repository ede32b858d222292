import { graphql } from '@vyloha/cms-client';

export const wordsFragment = graphql(`
  fragment Words on Translated {
    cs
    sk
  }
`);

/** Words an editor may leave empty. */
export const someWordsFragment = graphql(`
  fragment SomeWords on OptionalTranslated {
    cs
    sk
  }
`);

export const pictureFragment = graphql(
  `
    fragment Picture on Image {
      path
      alt {
        ...Words
      }
    }
  `,
  [wordsFragment],
);
