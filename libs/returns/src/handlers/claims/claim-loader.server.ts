import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { toAddressLines } from '@vyloha/contract';
import { notFound } from '@vyloha/links/server';
import { getGlobals } from '@vyloha/session/server';
import { getClaim } from '../../api/claims/get-claim.server';
import { getClaimPhoto } from '../../api/claims/get-claim-photo.server';

/** Paths are in lower case, numbers are not. */
const codeOf = ({ params }: LoaderFunctionArgs) => (params['code'] ?? '').toUpperCase();

async function requireClaim(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const claim = await getClaim(args.context.store, codeOf(args));
  if (claim === null) throw notFound();
  return claim;
}

/** One of the customer's own claims; those of others respond 404. */
export async function claimLoader(args: LoaderFunctionArgs) {
  const claim = await requireClaim(args);
  return { claim, meta: { title: args.context.t('returns:claims.claimTitle', { code: claim.code }) } };
}

/** The same with the seller, to be printed. */
export async function claimProtocolLoader(args: LoaderFunctionArgs) {
  const claim = await requireClaim(args);
  const { contact } = await getGlobals(args.context.store);
  const { name, phone, email, tin, vatin } = contact;
  return {
    claim,
    seller: { addressLines: [name, ...toAddressLines(contact)], phone, email, tin, vatin },
    meta: { title: args.context.t('returns:claims.protocolTitle', { code: claim.code }) },
  };
}

/** A photograph of one of the customer's own claims. */
export async function claimPhotoLoader(args: LoaderFunctionArgs): Promise<Response> {
  requireCustomer(args);
  const { params, context } = args;
  const photo = await getClaimPhoto(context.store, codeOf(args), params['number'] ?? '');
  if (photo === null) throw notFound();
  return new Response(new Uint8Array(photo), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-store' },
  });
}
