import { graphql } from '@vyloha/cms-client';

export const shellWordsFragment = graphql(`
  fragment ShellWords on Translated {
    cs
    sk
  }
`);

/** Words an editor may leave empty. */
export const shellSomeWordsFragment = graphql(`
  fragment ShellSomeWords on OptionalTranslated {
    cs
    sk
  }
`);

export const shellPictureFragment = graphql(
  `
    fragment ShellPicture on Image {
      path
      alt {
        ...ShellWords
      }
    }
  `,
  [shellWordsFragment],
);
