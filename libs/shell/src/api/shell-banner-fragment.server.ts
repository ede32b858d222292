import { graphql, someWordsFragment } from '@vyloha/cms-client';

export const shellBannerFragment = graphql(
  `
    fragment ShellBanner on TopBanner {
      enabled
      background_color
      font_color
      icon
      icon_text {
        ...SomeWords
      }
      text {
        ...SomeWords
      }
      lastModified
      domain_enabled
    }
  `,
  [someWordsFragment],
);
