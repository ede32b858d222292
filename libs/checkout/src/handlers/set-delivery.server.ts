import type { AppLoadContext } from '@remix-run/node';
import { setCartDelivery } from '@vyloha/cart/server';
import type { DeliveryDetails } from '../model/delivery-details/delivery-details';
import type { Selection } from '../model/selection/selection';

/** Tells the backend where the cart goes and to whom, so that it is priced with the right tax from then on. */
export async function setDelivery(
  { store }: Pick<AppLoadContext, 'store'>,
  { country, isBusiness, vatin, vatinsvk }: DeliveryDetails,
  { shipperId, branchId }: Pick<Selection, 'shipperId' | 'branchId'>,
): Promise<void> {
  const business = isBusiness ? { vatin, vatinSvk: vatinsvk } : null;
  await setCartDelivery(store, { countryCode: country, shipperId, branchId, business });
}
