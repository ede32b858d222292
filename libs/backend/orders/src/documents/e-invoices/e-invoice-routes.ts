import { and, desc, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { type Route, dataSchema, defineRoute, notFound, requiredLine } from '@vyloha/backend-kernel';
import { toZonedIso } from '@vyloha/backend-shop';
import { eInvoice, shopDocument } from '../tables';
import { eInvoiceStates } from './e-invoice-states';

const url = '/store/api/v1/e-invoices';
const maxNumberLength = 50;
const maxListed = 200;

const list = defineRoute({
  method: 'POST',
  url: `${url}/list`,
  summary:
    'Documents that the provider of e-invoices gets, the last first; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ state: v.optional(v.picklist(eInvoiceStates)) }),
  response: dataSchema(
    v.array(
      v.object({
        number: v.string(),
        state: v.picklist(eInvoiceStates),
        attempts: v.number(),
        changedAt: v.string(),
        /** What the provider calls it; null until it is sent, and where it has no name. */
        providerId: v.nullable(v.string()),
        /** Of the last attempt. */
        error: v.nullable(v.string()),
      }),
    ),
  ),
  handler: async ({ db }, { body: { state } }) => {
    const { attempts, changedAt, providerId, error } = eInvoice;
    const rows = await db
      .select({ number: shopDocument.number, state: eInvoice.state, attempts, changedAt, providerId, error })
      .from(eInvoice)
      .innerJoin(shopDocument, eq(shopDocument.id, eInvoice.documentId))
      .where(state === undefined ? undefined : eq(eInvoice.state, state))
      .orderBy(desc(changedAt), desc(shopDocument.number))
      .limit(maxListed);
    return { data: rows.map((row) => ({ ...row, changedAt: toZonedIso(row.changedAt) })) };
  },
});

const retry = defineRoute({
  method: 'POST',
  url: `${url}/retries`,
  summary: 'Hands a document over again that was refused or waits; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ number: requiredLine(maxNumberLength) }),
  response: dataSchema(v.object({ state: v.picklist(eInvoiceStates) })),
  handler: async ({ db, now }, { body: { number } }) => {
    const [found] = await db
      .select({ documentId: eInvoice.documentId, state: eInvoice.state })
      .from(eInvoice)
      .innerJoin(shopDocument, eq(shopDocument.id, eInvoice.documentId))
      .where(eq(shopDocument.number, number));
    if (found === undefined) throw notFound();
    // What is sent stays so: the provider has it.
    const [waiting] = await db
      .update(eInvoice)
      .set({ state: 'waiting', nextTryAt: now(), changedAt: now() })
      .where(and(eq(eInvoice.documentId, found.documentId), ne(eInvoice.state, 'sent')))
      .returning({ state: eInvoice.state });
    return { data: { state: waiting?.state ?? 'sent' } };
  },
});

export const eInvoiceRoutes: readonly Route[] = [list, retry];
