import { findShipper, type Buyer } from '@vyloha/backend-cart';
import { type TaxPlace, findPickUpPoint, loadBranches } from '@vyloha/backend-shop';
import type { PlaceInput } from './place-input';

/** Where goods are handed over: what is collected does not cross a border with the shop. */
async function deliveryCountry(ctx: Buyer, input: PlaceInput): Promise<string> {
  const shipper = await findShipper(ctx, input.shipper_id);
  const id = input.branch_id;
  const toAddress = input.shipping.address.countryCode;
  if (shipper === null || id === null || shipper.type === 'DELIVERY') return toAddress;
  if (shipper.type === 'PICKUP_POINT')
    return (await findPickUpPoint(ctx.db, shipper.id, { id }))?.countryCode ?? toAddress;
  const [branch] = await loadBranches(ctx.db, { ids: [id] });
  return branch?.countryCode ?? toAddress;
}

/** Whose tax an order has. */
export async function findTaxPlace(ctx: Buyer, input: PlaceInput): Promise<TaxPlace> {
  return { country: await deliveryCountry(ctx, input), isReverseCharge: false };
}
