import {
  graphql,
  optionalTranslatedFragment,
  pageMetaFragment,
  pictureFragment,
  translatedFragment,
  translatedPictureFragment,
  type CmsClient,
} from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import type { HomeContent } from '../../model/home/home-content';
import { homeContentSchemas } from '../../model/home/home-content-response';
import { brandTileFragment } from '../blocks/brand-tiles.server';

export const entryHeaderFragment = graphql(
  `
    fragment EntryHeaderFields on EntryHeader {
      title {
        ...TranslatedText
      }
      text {
        ...OptionalTranslatedText
      }
      button_text {
        ...OptionalTranslatedText
      }
      button_link
      image {
        ...Picture
      }
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pictureFragment],
);

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

export const infoBoxFragment = graphql(
  `
    fragment InfoBoxFields on InfoBox {
      _id
      box_color
      order
      text {
        ...TranslatedText
      }
    }
  `,
  [translatedFragment],
);

export const sellingPointsFragment = graphql(
  `
    fragment SellingPoints on Configuration {
      usp_items {
        icon
        link
        title {
          ...TranslatedText
        }
      }
    }
  `,
  [translatedFragment],
);

export const wideBannerFragment = graphql(
  `
    fragment Banner on WideBanner {
      _id
      title {
        ...TranslatedText
      }
      banner_wide_text {
        ...OptionalTranslatedText
      }
      banner_wide_text_2 {
        ...OptionalTranslatedText
      }
      banner_wide_button_text {
        ...OptionalTranslatedText
      }
      main_image {
        ...Picture
      }
      main_image_translatable {
        ...TranslatedPicture
      }
      url
      customer_group_enabled
      time_limited
      time_limit_start
      time_limit_end
    }
  `,
  [translatedFragment, optionalTranslatedFragment, pictureFragment, translatedPictureFragment],
);

export const homepageFragment = graphql(
  `
    fragment HomepageContent on Homepage {
      title {
        ...TranslatedText
      }
      page_meta {
        ...PageMeta
      }
      content_blocks {
        uuid
        type
        value
      }
    }
  `,
  [translatedFragment, pageMetaFragment],
);

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

/** The home page of the content system in one locale; shared by all shoppers. */
export async function getHomeContent(cms: CmsClient, locale: Locale): Promise<HomeContent> {
  return cms.query(homeContentQuery, {}, { schema: homeContentSchemas[locale], shared: true });
}
