import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { formatVatNumber, parseVatNumber, vatNumberOf, type VatNumberState } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import type { StoreClient } from '@vyloha/store-client';
import { getVatNumberState } from '../../api/vat-numbers.server';

/** A form waits for the register, a page does not. */
interface Patience {
  isOptional: boolean;
}

const stateOrNull = (store: StoreClient, number: string, patience: Patience): Promise<VatNumberState | null> =>
  withUnavailableFallback(getVatNumberState(store, number, patience), () => null);

/**
 * What VIES says about the number for VAT of a business, by its form; null where it states none of a member state, and while
 * nothing is known.
 */
export async function loadVatNumberState(
  { store }: Pick<AppLoadContext, 'store'>,
  { vatin = '', vatinsvk = '' }: { vatin?: string | null | undefined; vatinsvk?: string | undefined },
  patience: Patience = { isOptional: true },
): Promise<VatNumberState | null> {
  const number = vatNumberOf({ vatin: vatin ?? '', vatinSvk: vatinsvk });
  return number === null ? null : stateOrNull(store, formatVatNumber(number), patience);
}

/** The same of `?cislo=`, for the script of the form. */
export async function vatNumberLoader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const number = parseVatNumber(new URL(request.url).searchParams.get('cislo') ?? '');
  const state = number && (await stateOrNull(context.store, formatVatNumber(number), { isOptional: false }));
  return Response.json(state, { headers: { 'Cache-Control': 'private, no-store' } });
}
