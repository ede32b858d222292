import {
  deliveryPageAction,
  finishPageLoader,
  methodsPageAction,
  methodsPageLoader,
  storeChoicesAction,
} from '@vyloha/checkout/server';
import type { CookieKey } from '@vyloha/contract';
import { aHandlerContext } from '@vyloha/session/testing';
import type { RunningBackend } from '@vyloha/test-backend';
import { aShoppingGuest } from './a-shopping-guest';
import { deliveryForm, handlerArgs } from './handler-args';

export type Cookies = Map<CookieKey, string>;

interface GuestOptions {
  variantId?: string;
  amount?: number;
  /** Fields that differ from the usual ones. */
  details?: Record<string, string>;
}

/** The pages of the checkout; each call is a request of its own with the cookies of one browser. */
export function checkoutPages(runningBackend: () => RunningBackend) {
  const contextOf = (cookies: Cookies) => aHandlerContext({ backend: runningBackend(), cookies }).context;

  async function finish(cookies: Cookies) {
    const page = await finishPageLoader(handlerArgs(contextOf(cookies)));
    if (page.kind !== 'placed') throw new Error('Nobody knows whether the order was placed');
    return page;
  }

  return {
    contextOf,
    load: (cookies: Cookies, path?: string) => methodsPageLoader(handlerArgs(contextOf(cookies), undefined, path)),
    post: (cookies: Cookies, form: Record<string, string>) => methodsPageAction(handlerArgs(contextOf(cookies), form)),
    /** What script stores while the form is filled in. */
    store: (cookies: Cookies, form: Record<string, string>) =>
      storeChoicesAction(handlerArgs(contextOf(cookies), form)),
    /** The finish page of a placed order. */
    finish,
    orderOf: async (cookies: Cookies) => {
      const { order, token } = await finish(cookies);
      return { ...order, token };
    },
    /** Cookies of a guest with products in the cart and delivery details. */
    async onMethods({ details, ...guest }: GuestOptions = {}): Promise<Cookies> {
      const { cookies, request } = await aShoppingGuest({ backend: runningBackend(), ...guest });
      await deliveryPageAction(handlerArgs(request().context, { ...deliveryForm, ...details }));
      return cookies;
    },
  };
}
