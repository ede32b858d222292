import { graphql } from '@vyloha/cms-client';
import { pictureFragment, someWordsFragment, wordsFragment } from './text-fragments.server';

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
