import {
  graphql,
  pageMetaFragment,
  optionalTranslatedFragment,
  translatedFragment,
  translatedRichTextFragment,
} from '@vyloha/cms-client';

export const contentPageFragment = graphql(
  `
    fragment ContentPage on Page {
      _id
      title {
        ...TranslatedText
      }
      content {
        ...TranslatedRichTextNodes
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
  [translatedRichTextFragment, translatedFragment, optionalTranslatedFragment, pageMetaFragment],
);
