import { graphql, pictureFragment, wordsFragment } from '@vyloha/cms-client';

export const certificationFragment = graphql(
  `
    fragment CertificationFields on Certification {
      _id
      title {
        ...Words
      }
      link_url
      image {
        ...Picture
      }
    }
  `,
  [wordsFragment, pictureFragment],
);
