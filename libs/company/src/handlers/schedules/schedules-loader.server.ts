import type { LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { withCurrencies } from '@vyloha/orders/server';
import { listSchedules } from '../../api/schedules.server';
import { requireScheduling } from './require-scheduling.server';

const perPage = limits.ordersPerPage;

/** Orders that the customer has repeated, as many a page as orders. */
export async function schedulesLoader(args: LoaderFunctionArgs) {
  requireScheduling(args);
  const { request, context } = args;
  const page = requestedPage(request);
  const { schedules, total } = await listSchedules(context.store, { page, perPage });
  return {
    schedules: await withCurrencies(context, schedules),
    page,
    totalPages: totalPagesFor(page, { total, perPage }),
    meta: { title: context.t('account:menu.schedules') },
  };
}
