import { graphql } from '@vyloha/cms-client';
import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { HomeContent } from '../model/home-content';
import { homeContentSchemas } from '../model/home-content-response';

const homeContentQuery = graphql(`
  query HomeContent {
    homepage {
      title {
        cs
        sk
      }
      page_meta {
        seo_title {
          cs
          sk
        }
        seo_description {
          cs
          sk
        }
        meta_noindex
      }
      content_blocks {
        uuid
        type
        value
      }
    }
    banner_wide(enabled: true) {
      _id
      title {
        cs
        sk
      }
      banner_wide_text {
        cs
        sk
      }
      banner_wide_text_2 {
        cs
        sk
      }
      banner_wide_button_text {
        cs
        sk
      }
      main_image {
        path
        alt {
          cs
          sk
        }
      }
      main_image_translatable {
        cs {
          path
          alt {
            cs
            sk
          }
        }
        sk {
          path
          alt {
            cs
            sk
          }
        }
      }
      url
      time_limited
      time_limit_start
      time_limit_end
    }
    info_box {
      _id
      box_color
      order
      text {
        cs
        sk
      }
    }
    configuration {
      usp_items {
        icon
        link
        title {
          cs
          sk
        }
      }
    }
  }
`);

/** The home page of the content system in one locale; shared by all shoppers. */
export async function getHomeContent(cms: CmsClient, locale: Locale): Promise<HomeContent> {
  return cms.query(homeContentQuery, {}, { schema: homeContentSchemas[locale], shared: true });
}
