import { graphql, optionalTranslatedFragment, translatedFragment } from '@vyloha/cms-client';

/** Link to a category, with its parent. */
export const categoryLinkFragment = graphql(
  `
    fragment CategoryLinkFields on ArticleCategory {
      _id
      title {
        ...TranslatedText
      }
      menu_title {
        ...OptionalTranslatedText
      }
      slug {
        ...TranslatedText
      }
      master_category {
        _id
        title {
          ...TranslatedText
        }
        menu_title {
          ...OptionalTranslatedText
        }
        slug {
          ...TranslatedText
        }
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment],
);
