import { graphql } from '../schema/graphql';

/** Required text in every language of the shop. */
export const translatedFragment = graphql(`
  fragment TranslatedText on Translated {
    cs
    sk
  }
`);

/** Optional text in every language of the shop. */
export const optionalTranslatedFragment = graphql(`
  fragment OptionalTranslatedText on OptionalTranslated {
    cs
    sk
  }
`);

/** An image with its alternative text. */
export const pictureFragment = graphql(
  `
    fragment Picture on Image {
      path
      alt {
        ...TranslatedText
      }
    }
  `,
  [translatedFragment],
);
