import { graphql, pictureFragment, optionalTranslatedFragment } from '@vyloha/cms-client';
import { categoryLinkFragment } from './category-link-fragment.server';

/** All categories, without paging: a magazine has dozens of them at most. */
export const articleCategoriesQuery = graphql(
  `
    query ArticleCategories($site: String!) {
      article_category(site: $site, limit: 200) {
        ...CategoryLinkFields
        perex {
          ...OptionalTranslatedText
        }
        image {
          ...Picture
        }
        content {
          uuid
          type
          value
        }
      }
    }
  `,
  [categoryLinkFragment, optionalTranslatedFragment, pictureFragment],
);
