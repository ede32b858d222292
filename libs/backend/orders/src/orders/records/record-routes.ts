import { and, asc, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type Route,
  dataSchema,
  defineRoute,
  matchesRecord,
  notFound,
  optionalLine,
  recordSearch,
  recordsSchema,
  requiredLine,
} from '@vyloha/backend-kernel';
import { orderStatuses } from '../status/order-statuses';
import { orderNote, shopOrder } from '../tables';
import { readChanges } from './read-changes';
import { loadOrderRecords } from './load-order-records';
import { orderRecordSchema } from './order-record-schema';

const maxCodeLength = 50;
const maxSearchLength = 100;
const maxNoteLength = 2000;
const maxCursorLength = 200;

const searchInput = v.object({
  ...recordSearch(orderStatuses).entries,
  /** Type of the payment. */
  payment: optionalLine(maxCodeLength),
  /** A part of a number, name, business, e-mail or telephone. */
  search: optionalLine(maxSearchLength),
});

function matches({ payment, search, ...record }: v.InferOutput<typeof searchInput>): SQL | undefined {
  const part = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { code, status: state, createdAt, name, businessName, email, phone } = shopOrder;
  return and(
    matchesRecord({ code, state, createdAt, order: code }, record),
    payment === null ? undefined : eq(shopOrder.paymentType, payment.toUpperCase()),
    part === null ? undefined : or(...[code, name, businessName, email, phone].map((text) => ilike(text, part))),
  );
}

const list = defineRoute({
  method: 'POST',
  url: '/store/api/v1/order-records/list',
  summary: 'The latest orders that a search finds, the oldest first; only for the command on the backend’s machine',
  access: 'command',
  body: searchInput,
  response: recordsSchema(orderRecordSchema),
  handler: async ({ db, locale }, { body }) => {
    const where = matches(body);
    const total = await db.$count(shopOrder, where);
    const { createdAt, code } = shopOrder;
    const rows = await db.select().from(shopOrder).where(where).orderBy(desc(createdAt), desc(code)).limit(body.limit);
    return { data: await loadOrderRecords(db, rows.toReversed(), locale), meta: { total } };
  },
});

const changes = defineRoute({
  method: 'POST',
  url: '/store/api/v1/order-records/changes',
  summary:
    'Orders that changed after a cursor, by when they did, with the next cursor; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ after: optionalLine(maxCursorLength), limit: recordSearch([]).entries.limit }),
  /** `isComplete`: nothing more has changed so far. */
  response: v.object({
    data: v.array(orderRecordSchema),
    meta: v.object({ cursor: v.nullable(v.string()), isComplete: v.boolean() }),
  }),
  handler: async ({ db, locale }, { body: { after, limit: max } }) => {
    const { ids, ...meta } = await readChanges(db, after, max);
    const rows = await db.select().from(shopOrder).where(inArray(shopOrder.id, ids)).orderBy(asc(shopOrder.id));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const changed = ids.flatMap((id) => byId.get(id) ?? []);
    return { data: await loadOrderRecords(db, changed, locale), meta };
  },
});

const note = defineRoute({
  method: 'POST',
  url: '/store/api/v1/order-records/notes',
  summary: 'Writes a note of the staff to an order; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ code: requiredLine(maxCodeLength), text: requiredLine(maxNoteLength) }),
  response: dataSchema(v.object({})),
  handler: async ({ db, now }, { body: { code, text } }) => {
    const [order] = await db.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.code, code));
    if (order === undefined) throw notFound();
    await db.insert(orderNote).values({ orderId: order.id, text, notedAt: now() });
    return { data: {} };
  },
});

/** Orders for the staff and their programs. */
export const recordRoutes: readonly Route[] = [list, changes, note];
