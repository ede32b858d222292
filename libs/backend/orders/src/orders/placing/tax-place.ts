import { findShipper, type Buyer } from '@vyloha/backend-cart';
import {
  type TaxPlace,
  type VatCheck,
  findPickUpPoint,
  loadBranches,
  loadShopData,
  memberStates,
} from '@vyloha/backend-shop';
import type { PlaceInput } from './place-input';

/** Of an order, as far as they decide about its tax. */
export interface Destination {
  /** Of the address, by alpha-3 code. */
  countryCode: string;
  shipperId: string | null;
  branchId: string | null;
}

export function destinationOf(input: PlaceInput): Destination {
  return {
    countryCode: input.shipping.address.countryCode,
    shipperId: input.shipper_id,
    branchId: input.branch_id,
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

/**
 * Whose tax an order has. A company of another member state accounts for it itself where VIES confirmed its number; where
 * it did not, or could not be asked, it pays as a consumer does.
 */
export async function findTaxPlace(
  ctx: Buyer,
  destination: Destination,
  vatCheck: Pick<VatCheck, 'result' | 'country'> | null,
): Promise<TaxPlace> {
  const { taxSettings } = await loadShopData(ctx.db);
  const isConfirmed = vatCheck?.result === 'valid' && vatCheck.country !== memberStates[taxSettings.taxCountry];
  return { country: await deliveryCountry(ctx, destination), isReverseCharge: isConfirmed };
}
