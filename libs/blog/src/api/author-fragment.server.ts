import { graphql, pictureFragment, optionalTranslatedFragment, translatedFragment } from '@vyloha/cms-client';

export const authorFragment = graphql(
  `
    fragment AuthorFields on Author {
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
      author_has_page
      image {
        ...Picture
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pictureFragment],
);
