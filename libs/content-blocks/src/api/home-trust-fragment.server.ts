import { graphql } from '@vyloha/cms-client';
import { brandTileFragment } from './brand-tile-fragment.server';
import { certificationFragment } from './certification-fragment.server';

/** Names that shoppers trust: the weightiest brands, and who vouches for the shop. */
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
