import { graphql } from '@vyloha/cms-client';
import { entryHeaderFragment } from './entry-header-fragment.server';
import { homepageFragment } from './homepage-fragment.server';
import { homeTrustFragment } from './home-trust-fragment.server';
import { infoBoxFragment } from './info-box-fragment.server';
import { sellingPointsFragment } from './selling-points-fragment.server';
import { wideBannerFragment } from './wide-banner-fragment.server';

/** Everything the home page shows except the entities its blocks refer to. */
export const homeContentQuery = graphql(
  `
    query HomeContent {
      homepage {
        ...HomepageContent
      }
      configuration_entry_header {
        ...EntryHeaderFields
      }
      banner_wide(enabled: true) {
        ...Banner
      }
      info_box {
        ...InfoBoxFields
      }
      configuration {
        ...SellingPoints
      }
      ...HomeTrust
    }
  `,
  [
    homepageFragment,
    entryHeaderFragment,
    wideBannerFragment,
    infoBoxFragment,
    sellingPointsFragment,
    homeTrustFragment,
  ],
);
