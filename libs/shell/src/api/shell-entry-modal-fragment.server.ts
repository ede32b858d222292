import { graphql, pictureFragment, optionalTranslatedFragment, translatedFragment } from '@vyloha/cms-client';

export const shellEntryModalFragment = graphql(
  `
    fragment ShellEntryModal on EntryModal {
      id
      enabled
      title {
        ...TranslatedText
      }
      text {
        ...OptionalTranslatedText
      }
      image {
        ...Picture
      }
      button_text {
        ...OptionalTranslatedText
      }
      button_link
      domain_enabled
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pictureFragment],
);
