import { graphql, pictureFragment, optionalTranslatedFragment, translatedFragment } from '@vyloha/cms-client';
import { categoryLinkFragment } from './category-link-fragment.server';

/** Fields of an article card in a list. */
export const articleCardFragment = graphql(
  `
    fragment ArticleCard on Article {
      _id
      date_published
      title {
        ...TranslatedText
      }
      short_title {
        ...OptionalTranslatedText
      }
      perex {
        ...OptionalTranslatedText
      }
      image {
        ...Picture
      }
      category {
        ...CategoryLinkFields
      }
      page_meta {
        slug {
          ...TranslatedText
        }
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pictureFragment, categoryLinkFragment],
);
