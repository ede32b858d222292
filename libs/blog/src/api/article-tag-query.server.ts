import { graphql } from '@vyloha/cms-client';
import { pictureFragment, someWordsFragment, wordsFragment } from './text-fragments.server';

/** Everything of one tag. */
export const articleTagQuery = graphql(
  `
    query ArticleTag($slug: String!) {
      article_tag(slug: $slug, limit: 1) {
        _id
        title {
          ...Words
        }
        slug {
          ...Words
        }
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
  [wordsFragment, someWordsFragment, pictureFragment],
);
