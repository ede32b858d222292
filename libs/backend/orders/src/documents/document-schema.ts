import { invoiceEntries } from '@vyloha/contract';
import * as v from 'valibot';
import { orderedBySchema } from '../orders/order-schema';
import { namedSchema } from '@vyloha/backend-kernel';
import { documentFormats, documentKinds } from './document-kinds';

/** A document as listed; its files are downloaded one by one. */
export const documentSchema = namedSchema(
  'Document',
  v.object({
    id: v.string(),
    kind: v.picklist(documentKinds),
    number: v.string(),
    /** Its kind and number, in the caller's language. */
    title: v.string(),
    /** When it was issued. */
    createdAt: v.string(),
    orderCode: v.string(),
    /** As of its order. */
    orderedBy: v.nullable(orderedBySchema),
    /** With tax, negative on a credit note; null on a delivery note. */
    total: v.nullable(v.number()),
    currencyCode: v.string(),
    /** Of the invoice of an order by invoice; null for other documents. */
    invoice: v.nullable(v.object(invoiceEntries)),
    formats: v.array(v.picklist(documentFormats)),
  }),
);

export type WireDocument = v.InferOutput<typeof documentSchema>;
