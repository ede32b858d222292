import { graphql, translatedFragment } from '@vyloha/cms-client';

export const infoBoxFragment = graphql(
  `
    fragment InfoBoxFields on InfoBox {
      _id
      box_color
      order
      text {
        ...TranslatedText
      }
    }
  `,
  [translatedFragment],
);
