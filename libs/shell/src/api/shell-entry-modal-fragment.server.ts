import { graphql, pictureFragment, someWordsFragment, wordsFragment } from '@vyloha/cms-client';

export const shellEntryModalFragment = graphql(
  `
    fragment ShellEntryModal on EntryModal {
      id
      enabled
      title {
        ...Words
      }
      text {
        ...SomeWords
      }
      image {
        ...Picture
      }
      button_text {
        ...SomeWords
      }
      button_link
      domain_enabled
    }
  `,
  [wordsFragment, someWordsFragment, pictureFragment],
);
