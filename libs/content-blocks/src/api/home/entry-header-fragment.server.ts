import { graphql, pictureFragment, optionalTranslatedFragment, translatedFragment } from '@vyloha/cms-client';

export const entryHeaderFragment = graphql(
  `
    fragment EntryHeaderFields on EntryHeader {
      title {
        ...TranslatedText
      }
      text {
        ...OptionalTranslatedText
      }
      button_text {
        ...OptionalTranslatedText
      }
      button_link
      image {
        ...Picture
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pictureFragment],
);
