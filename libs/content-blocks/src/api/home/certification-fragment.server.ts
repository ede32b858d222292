import { graphql, pictureFragment, translatedFragment } from '@vyloha/cms-client';

export const certificationFragment = graphql(
  `
    fragment CertificationFields on Certification {
      _id
      title {
        ...TranslatedText
      }
      link_url
      image {
        ...Picture
      }
    }
  `,
  [translatedFragment, pictureFragment],
);
