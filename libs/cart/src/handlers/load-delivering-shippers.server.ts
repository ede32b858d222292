import type { AppLoadContext } from '@remix-run/node';
import { listShippersOrNone } from '../api/services.server';
import type { CartShipper } from '../model/delivery/cart-shipper';

/**
 * The shippers that deliver to the shopper's country: the first one of their currency that anybody delivers to, with
 * which the checkout starts, too.
 */
export async function loadDeliveringShippers({
  store,
  shopper,
}: Pick<AppLoadContext, 'store' | 'shopper'>): Promise<readonly CartShipper[]> {
  const shippers = await listShippersOrNone(store);
  const deliveringTo = (country: string) => shippers.filter(({ countryCodes }) => countryCodes.includes(country));
  const [delivering = []] = shopper.countries.map(deliveringTo).filter(({ length }) => length > 0);
  return delivering;
}
