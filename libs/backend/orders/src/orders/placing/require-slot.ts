import { HttpError, type Transaction } from '@vyloha/backend-kernel';
import { reserveSlot } from '../slot-capacity';
import type { OrderServices } from './choose-services';

/** Takes a place in the chosen time window, which others may have filled meanwhile. */
export async function requireSlot(tx: Transaction, { shipper, slot }: OrderServices): Promise<undefined> {
  if (slot === null || (await reserveSlot(tx, shipper, slot))) return undefined;
  throw new HttpError(409, [{ key: 'deliveryTimeTaken', field: 'delivery_time_id', code: 'delivery_time' }]);
}
