import { type StoreClient, StoreRefused, unwrapOrNull } from '@vyloha/store-client';
import { toCompanyQuery } from '../model/company-orders';
import { type DocumentSearch, documentsResponse, type IssuedDocument } from '../model/documents/issued-document';
import { parseOrderListMeta } from '../model/order-response';

interface DocumentPage {
  documents: readonly IssuedDocument[];
  total: number;
  /** All with documents, whatever is searched for. */
  years: readonly number[];
}

interface DocumentQuery extends Partial<DocumentSearch> {
  page: number;
  perPage: number;
  /** Number of their order. */
  order?: string;
}

/** A page of the customer's documents that match a search, newest first. */
export async function listIssuedDocuments(
  store: StoreClient,
  { isOfCompany = false, isUnpaid = false, ...rest }: DocumentQuery,
): Promise<DocumentPage> {
  const query = { ...rest, ...toCompanyQuery({ isOfCompany, isUnpaid }) };
  const path = '/api/v1/user/documents';
  const response = await store.send({ method: 'GET', path, query, schema: documentsResponse });
  if (!response.ok) throw new StoreRefused(response);
  return { documents: response.data, ...parseOrderListMeta(response.meta) };
}

/** The documents of the order that a token opens, newest first; none by a backend without this call. */
export async function listDocumentsByToken(store: StoreClient, token: string): Promise<readonly IssuedDocument[]> {
  const path = `/api/v1/orders/token/${encodeURIComponent(token)}/documents`;
  const response = await store.send({ method: 'GET', path, schema: documentsResponse });
  return unwrapOrNull(response) ?? [];
}
