import { graphql } from '../schema/graphql';

/** Words in every language of the shop. */
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

/** A picture with the words that stand for it. */
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
