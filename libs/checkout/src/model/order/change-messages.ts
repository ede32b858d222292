import { formatMoney, type Currency } from '@vyloha/money';
import type { OrderChange } from './seen-order';

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

interface Shop {
  currency: Currency;
  t: Translate;
  /** Why the coupon does not hold any more, where the shop says so. */
  couponProblem: string | null;
}

function toMessage(change: OrderChange, { currency, t, couponProblem }: Shop): string {
  if (change.kind === 'couponLost' && couponProblem !== null) return couponProblem;
  if (change.kind !== 'price' && change.kind !== 'total') return t(`checkout:changed.${change.kind}`, change);
  const { kind, before, now, ...named } = change;
  const price = (minor: number) => formatMoney(minor, currency);
  return t(`checkout:changed.${kind}`, { ...named, before: price(before), now: price(now) });
}

/** What has changed since the shopper saw the order, in words; nothing when nothing has. */
export function changeMessages(changes: readonly OrderChange[], shop: Shop): string[] {
  if (changes.length === 0) return [];
  return [shop.t('checkout:changed.title'), ...changes.map((change) => toMessage(change, shop))];
}
