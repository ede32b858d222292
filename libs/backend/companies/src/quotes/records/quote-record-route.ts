import { eq } from 'drizzle-orm';
import { defineRoute, matchesRecord, recordSearch, recordsSchema } from '@vyloha/backend-kernel';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { listQuotes, toWireQuote } from '../load-quotes';
import { searchedStates } from '../state/quote-answers';
import { quote } from '../tables';
import { quoteRecordSchema } from './quote-record';

const { code, state, createdAt } = quote;

export const quoteRecordRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/quotes/list',
  summary: 'The latest quotes that a search finds, the oldest first; only for the command on the backend’s machine',
  access: 'command',
  body: recordSearch(searchedStates),
  response: recordsSchema(quoteRecordSchema),
  handler: async ({ db, locale, now }, { body: { limit, ...search } }) => {
    const where = matchesRecord({ code, state, createdAt, order: shopOrder.code }, search);
    const found = db.select({ code }).from(quote).leftJoin(shopOrder, eq(shopOrder.id, quote.orderId)).where(where);
    const data = [];
    for (const row of (await listQuotes(db, where, { limit, offset: 0 })).toReversed()) {
      const { requestedBy, ...wire } = await toWireQuote(db, row, { customerId: '', locale, now });
      data.push({ ...wire, requestedBy: { name: requestedBy.name, email: row.requester.email } });
    }
    return { data, meta: { total: await db.$count(found.as('found')) } };
  },
});
