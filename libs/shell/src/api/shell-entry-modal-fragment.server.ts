import { graphql } from '@vyloha/cms-client';
import { shellPictureFragment, shellSomeWordsFragment, shellWordsFragment } from './shell-text-fragments.server';

export const shellEntryModalFragment = graphql(
  `
    fragment ShellEntryModal on EntryModal {
      id
      enabled
      title {
        ...ShellWords
      }
      text {
        ...ShellSomeWords
      }
      image {
        ...ShellPicture
      }
      button_text {
        ...ShellSomeWords
      }
      button_link
      domain_enabled
    }
  `,
  [shellWordsFragment, shellSomeWordsFragment, shellPictureFragment],
);
