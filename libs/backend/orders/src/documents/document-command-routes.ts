import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, type Route, dataSchema, defineRoute, notFound, requiredLine } from '@vyloha/backend-kernel';
import { shopOrder } from '../orders/tables';
import { documentFormats } from './document-kinds';
import { documentSchema } from './document-schema';
import { enqueueSentMail } from './mail/enqueue-document-mail';
import { shopDocument } from './tables';
import { taxes } from './taxes/tax-route';
import { findOrderDocumentFile, listOrderDocuments } from './user-documents';

const url = '/store/api/v1/documents';
const maxNumberLength = 50;
const number = requiredLine(maxNumberLength);

/** @throws HttpError 404 */
async function requireDocument(db: Queryable, documentNumber: string) {
  const [found] = await db
    .select({ id: shopDocument.id, kind: shopDocument.kind, orderId: shopOrder.id, email: shopOrder.email })
    .from(shopDocument)
    .innerJoin(shopOrder, eq(shopOrder.id, shopDocument.orderId))
    .where(eq(shopDocument.number, documentNumber));
  if (found === undefined) throw notFound();
  return found;
}

const search = defineRoute({
  method: 'POST',
  url: `${url}/search`,
  summary: 'Documents of an order, newest first; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ order: number }),
  response: dataSchema(v.array(documentSchema)),
  handler: async (ctx, { body }) => {
    const [order] = await ctx.db.select({ id: shopOrder.id }).from(shopOrder).where(eq(shopOrder.code, body.order));
    if (order === undefined) throw notFound();
    return { data: await listOrderDocuments(ctx, order.id) };
  },
});

const content = defineRoute({
  method: 'POST',
  url: `${url}/content`,
  summary: 'A file of a document in base64, as it was issued; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ number, format: v.picklist(documentFormats) }),
  response: dataSchema(v.object({ content: v.string() })),
  handler: async (ctx, { body }) => {
    const { id, orderId } = await requireDocument(ctx.db, body.number);
    const file = await findOrderDocumentFile(ctx, orderId, id, body.format);
    if (file === null) throw notFound();
    return { data: { content: file.content.toString('base64') } };
  },
});

const send = defineRoute({
  method: 'POST',
  url: `${url}/mails`,
  summary: 'Sends a document to the customer of its order; only for the command on the backend’s machine',
  access: 'command',
  body: v.object({ number }),
  response: dataSchema(v.object({ recipient: v.string() })),
  handler: async (ctx, { body }) => {
    const recipient = await ctx.db.transaction(async (tx) => {
      const document = await requireDocument(tx, body.number);
      await enqueueSentMail(tx, document, ctx.now());
      return document.email;
    });
    ctx.wakeJobs();
    return { data: { recipient } };
  },
});

export const documentCommandRoutes: readonly Route[] = [search, content, send, taxes];
