import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { shipper } from '@vyloha/backend-shop/tables';
import { calendarDay, defineRoute, notFound, paginatedSchema, toSinglePage } from '@vyloha/backend-kernel';
import { deliverySlots, loadShopData, wallClock } from '@vyloha/backend-shop';
import { markFullSlots } from './slot-capacity';

const slotSchema = v.object({
  id: v.string(),
  date: v.string(),
  from: v.string(),
  to: v.string(),
  available: v.boolean(),
});

export const deliveryTimesRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/delivery-times',
  summary: 'Time windows in which a shipper delivers; an empty list when it offers none',
  query: v.object({ since: v.optional(calendarDay), shipperId: v.string() }),
  response: paginatedSchema(slotSchema),
  handler: async ({ db, now }, { query: { since, shipperId } }) => {
    const [row] = await db.select().from(shipper).where(eq(shipper.id, shipperId));
    if (row === undefined) throw notFound();
    const today = wallClock(now()).day;
    const from = since === undefined || since < today ? today : since;
    const slots = deliverySlots(row, from, now(), (await loadShopData(db)).closedDays);
    return toSinglePage(await markFullSlots(db, row, slots));
  },
});
