import { graphql, pageMetaFragment, translatedFragment } from '@vyloha/cms-client';

export const homepageFragment = graphql(
  `
    fragment HomepageContent on Homepage {
      title {
        ...TranslatedText
      }
      page_meta {
        ...PageMeta
      }
      content_blocks {
        uuid
        type
        value
      }
    }
  `,
  [translatedFragment, pageMetaFragment],
);
