import { graphql, optionalTranslatedFragment, translatedFragment } from '@vyloha/cms-client';

export const pageLinkFragment = graphql(
  `
    fragment PageLink on Page {
      _id
      title {
        ...TranslatedText
      }
      page_meta {
        slug {
          ...TranslatedText
        }
        seo_description {
          ...OptionalTranslatedText
        }
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment],
);
