import { graphql, translatedFragment } from '@vyloha/cms-client';

export const menuLinksQuery = graphql(
  `
    query MenuLinks($ids: [ID!]!) {
      menu_item(_id: $ids) {
        id
        title {
          ...TranslatedText
        }
        path {
          ...TranslatedText
        }
        link {
          link_target_blank
        }
      }
    }
  `,
  [translatedFragment],
);
