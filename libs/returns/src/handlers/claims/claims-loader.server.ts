import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { limits } from '@vyloha/config';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { listClaims } from '../../api/claims.server';

const perPage = limits.ordersPerPage;

/** The customer's warranty claims, as many a page as orders. */
export async function claimsLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { request, context } = args;
  const page = requestedPage(request);
  const { claims, total } = await listClaims(context.store, { page, perPage });
  return {
    claims,
    page,
    totalPages: totalPagesFor(page, { total, perPage }),
    meta: { title: context.t('returns:claims.title') },
  };
}
