import { graphql, optionalTranslatedFragment } from '@vyloha/cms-client';

export const shellBannerFragment = graphql(
  `
    fragment ShellBanner on TopBanner {
      enabled
      background_color
      font_color
      icon
      icon_text {
        ...OptionalTranslatedText
      }
      text {
        ...OptionalTranslatedText
      }
      lastModified
      domain_enabled
    }
  `,
  [optionalTranslatedFragment],
);
