import { count, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { creditMovement } from '@vyloha/backend-cart/tables';
import { shopOrder } from '../tables';
import { defineRoute, namedSchema, paginatedSchema, queryNumber } from '@vyloha/backend-kernel';
import { toZonedIso } from '@vyloha/backend-shop';

const movementSchema = namedSchema(
  'CreditMovement',
  v.object({
    id: v.string(),
    reason: v.picklist(['given', 'earned', 'revoked', 'spent', 'returned']),
    /** Negative when credits went. */
    amount: v.number(),
    orderCode: v.nullable(v.string()),
    createdAt: v.string(),
  }),
);

export const creditsHistoryRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/user/credits',
  summary: 'History of the customer’s loyalty credits, newest first',
  access: 'customer',
  query: v.object({
    page: queryNumber({ min: 1, max: 1_000_000, defaultValue: 1 }),
    perPage: queryNumber({ min: 1, max: 100, defaultValue: 20 }),
  }),
  response: paginatedSchema(movementSchema),
  handler: async ({ db, customerId }, { query: { page, perPage } }) => {
    const isOwn = eq(creditMovement.customerId, customerId);
    const [counted] = await db.select({ total: count() }).from(creditMovement).where(isOwn);
    const total = counted?.total ?? 0;
    const { id, reason, amount, createdAt } = creditMovement;
    const rows = await db
      .select({ id, reason, amount, createdAt, orderCode: shopOrder.code })
      .from(creditMovement)
      .leftJoin(shopOrder, eq(shopOrder.id, creditMovement.orderId))
      .where(isOwn)
      .orderBy(desc(createdAt), desc(id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    return {
      data: rows.map((row) => ({ ...row, createdAt: toZonedIso(row.createdAt) })),
      meta: { pagination: { total, page, perPage, totalPages: Math.ceil(total / perPage) } },
    };
  },
});
