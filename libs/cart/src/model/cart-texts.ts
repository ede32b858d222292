import {
  optionalTranslatedText,
  type Locale,
  type OptionalTranslated,
  withDefaultTranslations,
} from '@vyloha/contract';
import * as v from 'valibot';

/** `configuration.cart` of the CMS, reduced to what editors write about orders. */
export const cartTextsResponse = v.pipe(
  v.object({
    configuration: v.nullish(
      v.object({
        cart: v.nullish(
          v.object({
            shipping_info_text: optionalTranslatedText,
            payment_info_text: optionalTranslatedText,
            bonus_club_text: optionalTranslatedText,
            bonus_club_image: v.nullish(v.object({ path: v.string() })),
          }),
        ),
      }),
    ),
  }),
  v.transform(({ configuration }): TranslatedCartTexts | null => {
    const cart = configuration?.cart;
    if (!cart) return null;
    return {
      shippingInfo: withDefaultTranslations(cart.shipping_info_text),
      paymentInfo: withDefaultTranslations(cart.payment_info_text),
      bonusClub: withDefaultTranslations(cart.bonus_club_text),
      bonusClubImageKey: cart.bonus_club_image?.path ?? null,
    };
  }),
);

interface TranslatedCartTexts {
  shippingInfo: OptionalTranslated;
  paymentInfo: OptionalTranslated;
  bonusClub: OptionalTranslated;
  bonusClubImageKey: string | null;
}

/** What editors write about orders, in one language; `null` where they wrote nothing. */
export interface CartTexts {
  shippingInfo: string | null;
  paymentInfo: string | null;
  bonusClub: { text: string; imageKey: string | null } | null;
}

/** The texts in a language. */
export function toCartTexts(texts: TranslatedCartTexts | null, locale: Locale): CartTexts {
  const bonusClub = texts?.bonusClub[locale] || null;
  return {
    shippingInfo: texts?.shippingInfo[locale] || null,
    paymentInfo: texts?.paymentInfo[locale] || null,
    bonusClub: bonusClub === null ? null : { text: bonusClub, imageKey: texts?.bonusClubImageKey ?? null },
  };
}
