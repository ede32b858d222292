import { graphql, pictureFragment, someWordsFragment, wordsFragment } from '@vyloha/cms-client';

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
