import type { LoaderFunctionArgs } from '@remix-run/node';
import { listSchedules } from '../../api/schedules.server';
import { withCurrency } from '../orders/with-currency.server';
import { requireScheduling } from './may-schedule.server';

/** Orders that the customer has repeated. */
export async function schedulesLoader(args: LoaderFunctionArgs) {
  requireScheduling(args);
  const { context } = args;
  return {
    schedules: await withCurrency(context, await listSchedules(context.store)),
    meta: { title: context.t('account:menu.schedules') },
  };
}
