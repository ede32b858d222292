import { graphql } from '@vyloha/cms-client';
import { shellSomeWordsFragment } from './shell-text-fragments.server';

export const shellBannerFragment = graphql(
  `
    fragment ShellBanner on TopBanner {
      enabled
      background_color
      font_color
      icon
      icon_text {
        ...ShellSomeWords
      }
      text {
        ...ShellSomeWords
      }
      lastModified
      domain_enabled
    }
  `,
  [shellSomeWordsFragment],
);
