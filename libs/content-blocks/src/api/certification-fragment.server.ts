import { graphql } from '@vyloha/cms-client';
import { pictureFragment, wordsFragment } from './text-fragments.server';

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
