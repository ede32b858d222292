import { formatMoney, type Currency } from '@vyloha/money';
import type { OrderChange } from './seen-order';

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

function toMessage(change: OrderChange, currency: Currency, t: Translate): string {
  if (change.kind !== 'price') return t(`checkout:changed.${change.kind}`, change);
  const { name, before, now } = change;
  const price = (minor: number) => formatMoney(minor, currency);
  return t('checkout:changed.price', { name, before: price(before), now: price(now) });
}

/** What has changed since the shopper saw the order, in words; nothing when nothing has. */
export function changeMessages(changes: readonly OrderChange[], currency: Currency, t: Translate): string[] {
  if (changes.length === 0) return [];
  return [t('checkout:changed.title'), ...changes.map((change) => toMessage(change, currency, t))];
}
