import type { LoaderFunctionArgs } from '@remix-run/node';
import { isToken } from '@vyloha/contract';
import { notFound } from '@vyloha/links/server';
import { getGlobals } from '@vyloha/session/server';
import { getOrderByToken } from '../../api/orders.server';
import { toCalendarFile } from '../../model/calendar-file';
import { toPartyLines } from '../../model/order';
import { orderDayOf } from '../../model/order-day';

/** The day of the order that a token opens, for a calendar; 404 where there is none. The secret is not in the file. */
export async function orderCalendarLoader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { config, store, t } = context;
  const token = params['token'] ?? '';
  if (!isToken(token)) throw notFound();
  const [order, { shortTitle }] = await Promise.all([getOrderByToken(store, token), getGlobals(store)]);
  const day = order && orderDayOf(order);
  if (order === null || day === null) throw notFound();
  const { code, createdAt, branch, shippingAddress } = order;
  const place = { ...shippingAddress, name: branch?.name ?? shippingAddress.name };
  const file = toCalendarFile({
    day,
    uid: `${code}@${new URL(config.publicUrl).host}`,
    createdAt,
    title: t(day.isPickUp ? 'orders:day.eventPickUp' : 'orders:day.event', { shop: shortTitle }),
    description: t('orders:order.title', { code }),
    location: toPartyLines(place).join(', '),
  });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${code}.ics"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
