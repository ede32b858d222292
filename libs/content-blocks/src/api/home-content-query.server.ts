import { graphql } from '@vyloha/cms-client';
import { homepageFragment } from './homepage-fragment.server';
import { wordsFragment } from './text-fragments.server';
import { wideBannerFragment } from './wide-banner-fragment.server';

/** Everything the home page shows but categories and goods. */
export const homeContentQuery = graphql(
  `
    query HomeContent {
      homepage {
        ...HomepageContent
      }
      banner_wide(enabled: true) {
        ...Banner
      }
      info_box {
        _id
        box_color
        order
        text {
          ...Words
        }
      }
      configuration {
        usp_items {
          icon
          link
          title {
            ...Words
          }
        }
      }
    }
  `,
  [homepageFragment, wideBannerFragment, wordsFragment],
);
