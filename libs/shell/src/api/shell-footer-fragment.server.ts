import { graphql } from '@vyloha/cms-client';
import { shellPictureFragment, shellSomeWordsFragment } from './shell-text-fragments.server';

export const shellFooterFragment = graphql(
  `
    fragment ShellFooter on FooterConfiguration {
      copyright_name
      copyright_year
      footer_text {
        ...ShellSomeWords
      }
      footer_image_1 {
        ...ShellPicture
      }
      social_links {
        title
        social_type
        url
      }
    }
  `,
  [shellSomeWordsFragment, shellPictureFragment],
);
