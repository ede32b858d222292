import type { OrderDetails } from '@vyloha/contract';
import { type OrderAddress, toPartyLines } from './order';

const noAddress = { street: '', city: '', postcode: '', countryCode: '' };

/** Name and address of the invoice; `null` where they are those of the delivery, or the shop knows none. */
export function buyerAddress({
  buyer,
  shippingAddress,
}: Pick<OrderDetails, 'buyer'> & { shippingAddress: OrderAddress }): OrderAddress | null {
  if (buyer === null) return null;
  const { name, address, tin } = buyer;
  if (address === null && tin === null) return null;
  const party = { ...(address ?? noAddress), name };
  return toPartyLines(party).join('\n') === toPartyLines(shippingAddress).join('\n') ? null : party;
}
