import { graphql, pictureFragment, someWordsFragment, wordsFragment } from '@vyloha/cms-client';

export const wideBannerFragment = graphql(
  `
    fragment Banner on WideBanner {
      _id
      title {
        ...Words
      }
      banner_wide_text {
        ...SomeWords
      }
      banner_wide_text_2 {
        ...SomeWords
      }
      banner_wide_button_text {
        ...SomeWords
      }
      main_image {
        ...Picture
      }
      main_image_translatable {
        cs {
          ...Picture
        }
        sk {
          ...Picture
        }
      }
      url
      customer_group_enabled
      time_limited
      time_limit_start
      time_limit_end
    }
  `,
  [wordsFragment, someWordsFragment, pictureFragment],
);
