import {
  graphql,
  pictureFragment,
  optionalTranslatedFragment,
  translatedFragment,
  translatedPictureFragment,
} from '@vyloha/cms-client';

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
