import { refreshAvailability } from '../catalog/listing/refresh-availability';
import type { RequestContext } from '../server/request-context';
import type { WireOrder } from './order-schema';

/** Listings follow what the order took from the shelves; the order stands whatever becomes of them. */
export async function showSoldOut(
  { db, log }: Pick<RequestContext, 'db' | 'log'>,
  { items }: WireOrder,
): Promise<void> {
  try {
    await refreshAvailability(
      db,
      items.flatMap(({ shoppable }) => shoppable?.id ?? []),
    );
  } catch (error) {
    log.warn({ err: error }, 'listings do not show yet what an order sold out');
  }
}
