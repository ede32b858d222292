import { displayText, optionalInvoice } from '@vyloha/contract';
import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';
import { type CompanySearch, type CompanyView, optionalOrderedBy, parseCompanySearch } from '../company-orders';

/** Documents that the shop issues about an order. */
export const documentKinds = ['invoice', 'creditNote', 'deliveryNote'] as const;

export type IssuedDocumentKind = (typeof documentKinds)[number];

/** Files of a document: `isdoc` and `ubl` are what accounting programs read. */
const documentFormats = ['pdf', 'isdoc', 'ubl'] as const;

/** One of `GET /api/v1/user/documents` on the wire; amounts in minor units. */
const documentResponse = v.pipe(
  v.object({
    id: v.string(),
    title: displayText,
    createdAt: v.string(),
    orderCode: v.string(),
    orderedBy: optionalOrderedBy,
    total: v.nullable(moneySchema),
    currencyCode: v.string(),
    /** When it is paid, of the invoice of an order by invoice. */
    invoice: optionalInvoice,
    /** A backend may have further ones. */
    formats: v.array(v.string()),
  }),
  v.transform(({ total, formats, ...document }) => ({
    ...document,
    totalMinor: total,
    formats: documentFormats.filter((format) => formats.includes(format)),
  })),
);

export const documentsResponse = v.array(documentResponse);

/** An invoice, credit note or delivery note; without a total where it has no prices. */
export type IssuedDocument = v.InferOutput<typeof documentResponse>;

/** Query keys of the list of documents. */
export const documentSearchKeys = { kind: 'druh', year: 'rok' } as const;

/** What a customer searches their documents for; null does not restrict. */
export interface DocumentSearch extends CompanySearch {
  kind: IssuedDocumentKind | null;
  year: number | null;
}

/** The search of an address; values that no document can have are ignored. */
export function parseDocumentSearch(query: URLSearchParams, view: CompanyView | null): DocumentSearch {
  const year = query.get(documentSearchKeys.year) ?? '';
  return {
    kind: documentKinds.find((kind) => kind === query.get(documentSearchKeys.kind)) ?? null,
    year: /^20\d\d$/.test(year) ? Number(year) : null,
    ...parseCompanySearch(query, view),
  };
}
