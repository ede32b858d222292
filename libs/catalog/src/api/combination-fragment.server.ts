import { graphql, pageMetaFragment, optionalTranslatedFragment, translatedFragment } from '@vyloha/cms-client';

export const combinationFragment = graphql(
  `
    fragment Combination on CatalogueData {
      title {
        ...TranslatedText
      }
      path {
        ...TranslatedText
      }
      description {
        ...OptionalTranslatedText
      }
      page_meta {
        ...PageMeta
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pageMetaFragment],
);
