import { graphql, pictureFragment, optionalTranslatedFragment, translatedFragment } from '@vyloha/cms-client';

/** All fields of one tag. */
export const articleTagQuery = graphql(
  `
    query ArticleTag($slug: String!) {
      article_tag(slug: $slug, limit: 1) {
        _id
        title {
          ...TranslatedText
        }
        slug {
          ...TranslatedText
        }
        perex {
          ...OptionalTranslatedText
        }
        image {
          ...Picture
        }
        content {
          uuid
          type
          value
        }
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pictureFragment],
);
