import { timeZone } from '@vyloha/contract';
import { accountPaths, paths } from '@vyloha/links';
import { desc, eq } from 'drizzle-orm';
import {
  type ComposedMail,
  type Database,
  type OutboxMail,
  type Settings,
  linkMail,
  messageIdOf,
  translate,
} from '@vyloha/backend-kernel';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { orderSchedule, scheduleRun } from './tables';
import { formatPrice, loadShopData } from '@vyloha/backend-shop';
import { scheduleMailKinds } from './enqueue-schedule-mail';
import { isAutomatic } from './load-schedules';

function dayText(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'numeric', year: 'numeric' });
  return format.format(new Date(`${day}T12:00:00Z`));
}

/**
 * A mail before an order, about one that needs its customer, or about a schedule that has ended; none before a day that
 * was called off meanwhile, or on which nothing is ordered without its customer.
 */
export async function composeScheduleMail(
  { db, settings: { publicUrl } }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  { id, recipient, subjectId: scheduleId, ...mailed }: OutboxMail,
): Promise<ComposedMail | null> {
  const [found] = await db
    .select({ schedule: orderSchedule, order: shopOrder })
    .from(orderSchedule)
    .innerJoin(shopOrder, eq(shopOrder.id, orderSchedule.orderId))
    .where(eq(orderSchedule.id, scheduleId));
  if (found === undefined) return null;
  const { schedule, order } = found;
  const { locale } = schedule;
  const kind = scheduleMailKinds.find((known) => known === mailed.kind) ?? 'scheduleWaiting';
  const isReminder = kind === 'scheduleReminder';
  const isAnnounced = schedule.status === 'active' && schedule.remindedDay === schedule.nextDay;
  if (isReminder && !(isAnnounced && isAutomatic(order))) return null;
  const [run] = await db
    .select()
    .from(scheduleRun)
    .where(eq(scheduleRun.scheduleId, scheduleId))
    .orderBy(desc(scheduleRun.at))
    .limit(1);
  const { settings } = await loadShopData(db);
  const { contact } = settings;
  // Whoever has left a company may have no schedules any more.
  const page = kind === 'scheduleEnded' ? paths.order(order.code) : accountPaths.schedule(scheduleId);
  const mail = linkMail({
    kind,
    locale,
    to: recipient,
    link: new URL(page, publicUrl).href,
    day: dayText(isReminder ? schedule.nextDay : (run?.day ?? schedule.nextDay), locale),
    orderCode: order.code,
    price: formatPrice(schedule.maxTotalMinor, order.currency, settings),
    reason: (run?.reasons ?? []).map(({ key, values }) => translate(locale, key, values)).join(' '),
    shop: contact,
  });
  return {
    mail: { ...mail, messageId: messageIdOf(contact, 'schedule', id) },
    sender: contact,
  };
}
