import type { AppLoadContext } from '@remix-run/node';
import { whenUnavailable } from '@vyloha/contract';
import { getShoppingStop } from '../api/get-shopping-stop.server';
import type { CartProblem } from '../model/cart-problem';
import { stopsDomain } from '../model/shopping-stop';

/** Why nothing can be put into a cart on this domain now; the backend keeps watch where the configuration cannot be read. */
export async function shoppingProblem({ cms, publicConfig, locale, t }: AppLoadContext): Promise<CartProblem | null> {
  const stop = await whenUnavailable(getShoppingStop(cms), () => null);
  if (stop === null || !stopsDomain(stop, publicConfig.domain.code)) return null;
  return { kind: 'shoppingDisabled', message: stop.text[locale] ?? t('cart:addToCart.shoppingDisabled') };
}
