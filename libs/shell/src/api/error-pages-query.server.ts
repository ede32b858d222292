import { graphql, translatedFragment, translatedRichTextFragment } from '@vyloha/cms-client';

/** The editors' texts for error pages. */
export const errorPagesQuery = graphql(
  `
    query ErrorPages {
      configuration {
        error_pages {
          code
          title {
            ...TranslatedText
          }
          content {
            ...TranslatedRichTextNodes
          }
          image {
            path
            alt {
              ...TranslatedText
            }
          }
        }
      }
    }
  `,
  [translatedFragment, translatedRichTextFragment],
);
