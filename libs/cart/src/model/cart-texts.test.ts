import * as v from 'valibot';
import { expect, it } from 'vitest';
import { cartTextsResponse, toCartTexts } from './cart-texts';

const cart = {
  shipping_info_text: { cs: 'Odesíláme týž den.', sk: 'Odosielame v ten istý deň.' },
  payment_info_text: { cs: '', sk: null },
  bonus_club_text: { cs: 'Sázíme strom.', sk: null },
  bonus_club_image: { path: 'garden-01' },
};

it('has the texts in a language, the Czech one where there is no other, and none that are blank', () => {
  expect(toCartTexts(v.parse(cartTextsResponse, { configuration: { cart } }), 'sk')).toEqual({
    shippingInfo: 'Odosielame v\u00a0ten istý deň.',
    paymentInfo: null,
    bonusClub: { text: 'Sázíme strom.', imageKey: 'garden-01' },
  });
});

it.each([{ configuration: null }, { configuration: { cart: null } }, {}])('has none of %j', (response) => {
  const none = { shippingInfo: null, paymentInfo: null, bonusClub: null };
  expect(toCartTexts(v.parse(cartTextsResponse, response), 'cs')).toEqual(none);
});
