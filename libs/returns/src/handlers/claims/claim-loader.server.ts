import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { isToken, toAddressLines } from '@vyloha/contract';
import { notFound } from '@vyloha/links/server';
import { getGlobals } from '@vyloha/session/server';
import { getClaim, getClaimPhoto } from '../../api/claims.server';

/** Paths are in lower case, numbers are not. */
const codeOf = ({ params }: LoaderFunctionArgs) => (params['code'] ?? '').toUpperCase();

/** The secret of the order where the page has one; `null` in the account, which is for customers. */
function requireAccess(args: LoaderFunctionArgs): string | null {
  const { token } = args.params;
  if (token === undefined) requireCustomer(args);
  else if (!isToken(token)) throw notFound();
  return token ?? null;
}

async function requireClaim(args: LoaderFunctionArgs) {
  const token = requireAccess(args);
  const claim = await getClaim(args.context.store, token, codeOf(args));
  if (claim === null) throw notFound();
  return { claim, token };
}

/** One of the customer's own claims, or of the order that the secret opens; others respond 404. */
export async function claimLoader(args: LoaderFunctionArgs) {
  const { claim, token } = await requireClaim(args);
  return { claim, token, meta: { title: args.context.t('returns:claims.claimTitle', { code: claim.code }) } };
}

/** The same with the seller, to be printed. */
export async function claimProtocolLoader(args: LoaderFunctionArgs) {
  const { claim, token } = await requireClaim(args);
  const { contact } = await getGlobals(args.context.store);
  const { name, phone, email, tin, vatin, vatinSvk } = contact;
  return {
    claim,
    token,
    seller: { addressLines: [name, ...toAddressLines(contact)], phone, email, tin, vatin, vatinSvk },
    meta: { title: args.context.t('returns:claims.protocolTitle', { code: claim.code }) },
  };
}

/** A photograph of such a claim. */
export async function claimPhotoLoader(args: LoaderFunctionArgs): Promise<Response> {
  const token = requireAccess(args);
  const { params, context } = args;
  const photo = await getClaimPhoto(context.store, token, { code: codeOf(args), number: params['number'] ?? '' });
  if (photo === null) throw notFound();
  return new Response(new Uint8Array(photo), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-store' },
  });
}
