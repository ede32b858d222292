import type { StoreClient } from '@vyloha/store-client';
import { vatNumberResponse, type VatNumberState } from '../model/vat-number';

/**
 * What VIES says about a number for VAT; null where the shop asks no register, and for what is none. Takes up to three
 * seconds where that is not known yet.
 */
export async function getVatNumberState(
  store: StoreClient,
  number: string,
  { isOptional }: { isOptional: boolean },
): Promise<VatNumberState | null> {
  const path = '/api/v1/vat-number';
  const call = { method: 'GET', path, query: { number }, schema: vatNumberResponse, optional: isOptional } as const;
  const response = await store.send(call);
  // A refusal, as of too many questions, keeps nobody from shopping.
  return response.ok ? response.data : null;
}
