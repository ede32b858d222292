import { graphql, optionalTranslatedFragment, type CmsClient } from '@vyloha/cms-client';
import type { Result } from '@vyloha/contract';
import { type StoreClient, unwrap } from '@vyloha/store-client';
import { salesPauseResponse, type SalesPause } from '../model/adding/sales-pause';
import type { Cart } from '../model/cart';
import { cartResponse } from '../model/cart-response';
import { cartTextsResponse } from '../model/cart-texts';
import { toCartProblem, type CartProblem } from '../model/changes/cart-problem';
import { changedCartResponse } from '../model/changes/changed-cart';
import { validationResponse } from '../model/changes/validation-response';

/** The shopper's cart; an empty one with `id` null for a guest without a cart or with a dead token. */
export async function getCart(store: StoreClient): Promise<Cart> {
  return unwrap(await store.send({ method: 'GET', path: '/api/v1/cart', schema: cartResponse }));
}

/** Has the backend validate whether the cart can be ordered as it is. */
export async function validateCart(store: StoreClient): Promise<Result<null, CartProblem>> {
  const response = await store.send({ method: 'POST', path: '/api/v1/cart/validate', schema: validationResponse });
  if (response.ok && response.data.result) return { ok: true, value: null };
  return { ok: false, problem: toCartProblem(response.errors) };
}

/** Removes all items from the cart. */
export async function emptyCart(store: StoreClient): Promise<Result<Cart, CartProblem>> {
  const response = await store.send({ method: 'DELETE', path: '/api/v1/cart/items', schema: changedCartResponse });
  return response.ok ? { ok: true, value: response.data } : { ok: false, problem: toCartProblem(response.errors) };
}

const salesPauseQuery = graphql(
  `
    query SalesPause {
      configuration {
        cart {
          shopping_disabled
          shopping_disabled_text {
            ...OptionalTranslatedText
          }
          domain_enabled
        }
      }
    }
  `,
  [optionalTranslatedFragment],
);

/** Reason why sales are paused; `null` while the shop sells. */
export async function getSalesPause(cms: CmsClient): Promise<SalesPause | null> {
  return cms.query(salesPauseQuery, {}, { schema: salesPauseResponse, shared: true, optional: true });
}

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
