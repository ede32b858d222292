import { graphql, pictureFragment, translatedFragment } from '@vyloha/cms-client';
import { brandTileFragment } from '../blocks/brand-tile-fragment.server';

const certificationFragment = graphql(
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

/** Trust signals: the brands with the highest weight, and certifications. */
export const homeTrustFragment = graphql(
  `
    fragment HomeTrust on Query {
      brand(limit: 16, sort: WEIGHT_DESC) {
        ...BrandTile
      }
      certification(limit: 12) {
        ...CertificationFields
      }
    }
  `,
  [brandTileFragment, certificationFragment],
);
