import { graphql } from '@vyloha/cms-client';
import { brandTileFragment } from '../blocks/brand-tile-fragment.server';
import { certificationFragment } from './certification-fragment.server';

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
