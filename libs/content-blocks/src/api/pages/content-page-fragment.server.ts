import { graphql, pageMetaFragment, optionalTranslatedFragment, translatedFragment } from '@vyloha/cms-client';

export const contentPageFragment = graphql(
  `
    fragment ContentPage on Page {
      _id
      title {
        ...TranslatedText
      }
      content {
        cs
        sk
      }
      contact_box {
        title_frontend {
          ...OptionalTranslatedText
        }
        description {
          ...OptionalTranslatedText
        }
        show_button
      }
      page_meta {
        ...PageMeta
        slug {
          ...TranslatedText
        }
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pageMetaFragment],
);
