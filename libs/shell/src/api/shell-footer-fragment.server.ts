import { graphql, pictureFragment, optionalTranslatedFragment } from '@vyloha/cms-client';

export const shellFooterFragment = graphql(
  `
    fragment ShellFooter on FooterConfiguration {
      copyright_name
      copyright_year
      footer_text {
        ...OptionalTranslatedText
      }
      footer_image_1 {
        ...Picture
      }
      social_links {
        title
        social_type
        url
      }
    }
  `,
  [optionalTranslatedFragment, pictureFragment],
);
