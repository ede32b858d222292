import { graphql, pictureFragment, someWordsFragment } from '@vyloha/cms-client';
import { categoryLinkFragment } from './category-link-fragment.server';

/** Every category; a magazine has dozens of them at most. */
export const articleCategoriesQuery = graphql(
  `
    query ArticleCategories($site: String!) {
      article_category(site: $site, limit: 200) {
        ...CategoryLinkFields
        perex {
          ...SomeWords
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
  [categoryLinkFragment, someWordsFragment, pictureFragment],
);
