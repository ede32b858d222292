import { graphql, pictureFragment, someWordsFragment, wordsFragment } from '@vyloha/cms-client';

export const entryHeaderFragment = graphql(
  `
    fragment EntryHeaderFields on EntryHeader {
      title {
        ...Words
      }
      text {
        ...SomeWords
      }
      button_text {
        ...SomeWords
      }
      button_link
      image {
        ...Picture
      }
    }
  `,
  [wordsFragment, someWordsFragment, pictureFragment],
);
