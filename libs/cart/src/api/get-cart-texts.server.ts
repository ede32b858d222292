import { graphql, optionalTranslatedFragment } from '@vyloha/cms-client';
import type { CmsClient } from '@vyloha/cms-client';
import { cartTextsResponse } from '../model/cart-texts';

const cartTextsQuery = graphql(
  `
    query CartTexts {
      configuration {
        cart {
          shipping_info_text {
            ...OptionalTranslatedText
          }
          payment_info_text {
            ...OptionalTranslatedText
          }
          bonus_club_text {
            ...OptionalTranslatedText
          }
          bonus_club_image {
            path
          }
        }
      }
    }
  `,
  [optionalTranslatedFragment],
);

/** What editors write about shipping, payment and the bonus club; `null` without a configuration. */
export async function getCartTexts(cms: CmsClient) {
  return cms.query(cartTextsQuery, {}, { schema: cartTextsResponse, shared: true, optional: true });
}
