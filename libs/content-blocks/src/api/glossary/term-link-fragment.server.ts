import { graphql, optionalTranslatedFragment, translatedFragment } from '@vyloha/cms-client';

export const termLinkFragment = graphql(
  `
    fragment TermLink on Term {
      _id
      title {
        ...TranslatedText
      }
      perex {
        ...OptionalTranslatedText
      }
      page_meta {
        slug {
          ...TranslatedText
        }
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment],
);
