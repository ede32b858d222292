import { fromMinor } from '@vyloha/money';
import { eq } from 'drizzle-orm';
import { defineRoute, matchesRecord, recordSearch, recordsSchema } from '@vyloha/backend-kernel';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { claimStates } from '../claim-states';
import { listClaims, toWireClaim } from '../load-claims';
import { warrantyClaim } from '../tables';
import { claimRecordSchema } from './claim-record';

const { code, state, createdAt, orderId } = warrantyClaim;

export const claimRecordRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/claims/list',
  summary: 'The latest claims that a search finds, the oldest first; only for the command on the backend’s machine',
  access: 'command',
  body: recordSearch(claimStates),
  response: recordsSchema(claimRecordSchema),
  handler: async ({ db, locale }, { body: { limit, ...search } }) => {
    const where = matchesRecord({ code, state, createdAt, order: shopOrder.code }, search);
    const found = db.select({ id: warrantyClaim.id }).from(warrantyClaim);
    const total = await db.$count(found.innerJoin(shopOrder, eq(shopOrder.id, orderId)).where(where).as('found'));
    const claims = (await listClaims(db, where, { limit, offset: 0 })).toReversed();
    return {
      data: claims.map((stored) => ({
        ...toWireClaim(stored, locale),
        currencyCode: stored.order.currency,
        isRefunded: stored.claim.isRefunded,
        refund: stored.claim.refundMinor === null ? null : fromMinor(stored.claim.refundMinor),
      })),
      meta: { total },
    };
  },
});
