import { findShipper, type Buyer } from '@vyloha/backend-cart';
import { type TaxPlace, findPickUpPoint, loadBranches } from '@vyloha/backend-shop';
import type { PlaceInput } from './place-input';

/** Of an order, as far as they decide about its tax. */
export interface Destination {
  /** Of the address; null where none is known. */
  countryCode: string;
  shipperId: string | null;
  branchId: string | null;
  /** As a business stated them. */
  vatNumbers: readonly string[];
}

export function destinationOf(input: PlaceInput): Destination {
  return {
    countryCode: input.shipping.address.countryCode,
    shipperId: input.shipper_id,
    branchId: input.branch_id,
    vatNumbers: input.business === null ? [] : [input.business.VATIN, input.custom.ICDPH ?? ''],
  };
}

/** Where goods are handed over: what is collected does not cross a border with the shop. */
async function deliveryCountry(ctx: Buyer, { countryCode, shipperId, branchId: id }: Destination): Promise<string> {
  const shipper = shipperId === null ? null : await findShipper(ctx, shipperId);
  if (shipper === null || id === null || shipper.type === 'DELIVERY') return countryCode;
  if (shipper.type === 'PICKUP_POINT')
    return (await findPickUpPoint(ctx.db, shipper.id, { id }))?.countryCode ?? countryCode;
  const [branch] = await loadBranches(ctx.db, { ids: [id] });
  return branch?.countryCode ?? countryCode;
}

/** Whose tax an order has. */
export async function findTaxPlace(ctx: Buyer, destination: Destination): Promise<TaxPlace> {
  return { country: await deliveryCountry(ctx, destination), isReverseCharge: false };
}
