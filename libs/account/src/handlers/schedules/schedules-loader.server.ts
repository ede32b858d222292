import type { LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { listSchedules } from '../../api/list-schedules.server';
import { withCurrency } from '../orders/with-currency.server';
import { requireScheduling } from './may-schedule.server';

const perPage = limits.ordersPerPage;

/** Orders that the customer has repeated, as many a page as orders. */
export async function schedulesLoader(args: LoaderFunctionArgs) {
  requireScheduling(args);
  const { request, context } = args;
  const page = requestedPage(request);
  const { schedules, total } = await listSchedules(context.store, { page, perPage });
  return {
    schedules: await withCurrency(context, schedules),
    page,
    totalPages: totalPagesFor(page, { total, perPage }),
    meta: { title: context.t('account:menu.schedules') },
  };
}
