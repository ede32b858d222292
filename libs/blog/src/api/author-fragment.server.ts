import { graphql, pictureFragment, someWordsFragment, wordsFragment } from '@vyloha/cms-client';

export const authorFragment = graphql(
  `
    fragment AuthorFields on Author {
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
      author_has_page
      image {
        ...Picture
      }
    }
  `,
  [wordsFragment, someWordsFragment, pictureFragment],
);
