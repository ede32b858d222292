import { cashRounding } from '@vyloha/money';
import type { ProductsSummary } from './summary';

/** Name of the form's field with what its page shows. */
export const seenField = 'seen';

/** A cart has up to 200 lines, all of which are in the form. */
const maxNameLength = 60;

interface SeenLine {
  id: string;
  name: string;
  /** In the line's unit. */
  amount: number;
  totalMinor: number;
  isDiscount?: true | undefined;
}

/** What a shopper saw when they sent the order: all that it costs and consists of. */
export interface SeenOrder {
  currency: string;
  lines: readonly SeenLine[];
  /** Prices of shipping and payment by id. */
  services: Readonly<Record<string, number>>;
  /** What the payments in cash are rounded to, by id. */
  roundings: Readonly<Record<string, number>>;
  /** Code of the coupon that held; `null` without one. */
  coupon: string | null;
  /** Loyalty credits that are spent; `null` where a form does not say. */
  credits: number | null;
}

interface PricedService {
  id: string;
  name: string;
  price: { withTaxMinor: number };
}

interface PricedPayment extends PricedService {
  cashRoundingMinor: number | null;
}

interface ShownOrder {
  products: Pick<ProductsSummary, 'lines' | 'couponCode' | 'credits'>;
  offer: { shippers: readonly PricedService[]; payments: readonly PricedPayment[] };
  currency: { code: string };
}

export function toSeenOrder({ products, offer, currency }: ShownOrder): SeenOrder {
  const services = [...offer.shippers, ...offer.payments];
  const rounded = offer.payments.flatMap(({ id, cashRoundingMinor }) =>
    cashRoundingMinor === null ? [] : [[id, cashRoundingMinor] as const],
  );
  return {
    currency: currency.code,
    lines: products.lines.map(({ id, name, amount, multiplier, totalMinor, isDiscount }) => ({
      id,
      name: name.slice(0, maxNameLength),
      amount: amount * multiplier,
      totalMinor,
      ...(isDiscount && { isDiscount }),
    })),
    services: Object.fromEntries(services.map(({ id, price }) => [id, price.withTaxMinor])),
    roundings: Object.fromEntries(rounded),
    coupon: products.couponCode,
    credits: products.credits,
  };
}

/** What is no longer as it was seen; amounts are in the line's unit, prices in minor units. */
export type OrderChange =
  | { kind: 'currency' }
  | { kind: 'added' | 'removed' | 'discountLost' | 'couponLost'; name: string }
  | { kind: 'amount' | 'price'; name: string; before: number; now: number }
  | { kind: 'credits' | 'total'; before: number; now: number };

function lineChanges(seen: readonly SeenLine[], current: readonly SeenLine[]): OrderChange[] {
  const seenById = new Map(seen.map((line) => [line.id, line]));
  const currentIds = new Set(current.map(({ id }) => id));
  const removed = seen
    .filter(({ id }) => !currentIds.has(id))
    .map(({ name, isDiscount }): OrderChange => ({ kind: isDiscount ? 'discountLost' : 'removed', name }));
  const others = current.flatMap(({ id, name, amount, totalMinor }): OrderChange[] => {
    const before = seenById.get(id);
    if (before === undefined) return [{ kind: 'added', name }];
    if (before.amount !== amount) return [{ kind: 'amount', name, before: before.amount, now: amount }];
    if (before.totalMinor === totalMinor) return [];
    return [{ kind: 'price', name, before: before.totalMinor, now: totalMinor }];
  });
  return [...removed, ...others];
}

type Selected = readonly (Pick<PricedService, 'id' | 'name'> | null)[];

/** What the order costs with what was selected; `null` where a price was not seen. */
function totalOf({ lines, services, roundings }: SeenOrder, selected: Selected): number | null {
  const prices = selected.flatMap((service) => (service === null ? [] : [services[service.id]]));
  const exactMinor = [...lines.map(({ totalMinor }) => totalMinor), ...prices].reduce<number | null>(
    (sum, price) => (sum === null || price === undefined ? null : sum + price),
    0,
  );
  const [stepMinor = null] = selected.flatMap((service) => (service === null ? [] : (roundings[service.id] ?? [])));
  return exactMinor === null ? null : exactMinor + cashRounding(exactMinor, stepMinor);
}

function difference(kind: 'credits' | 'total', before: number | null, now: number | null): OrderChange[] {
  return before === null || now === null || before === now ? [] : [{ kind, before, now }];
}

/**
 * What has changed since the shopper saw the order, its total last.
 * @param selected the shipper and the payment of the order
 */
export function findOrderChanges(seen: SeenOrder, current: SeenOrder, selected: Selected): OrderChange[] {
  if (seen.currency !== current.currency) return [{ kind: 'currency' }];
  const serviceChanges = selected.flatMap((service): OrderChange[] => {
    const before = service && seen.services[service.id];
    const now = service && current.services[service.id];
    return service === null || before == null || now == null || before === now
      ? []
      : [{ kind: 'price', name: service.name, before, now }];
  });
  const changes = [
    ...lineChanges(seen.lines, current.lines),
    ...serviceChanges,
    ...difference('credits', seen.credits, current.credits),
    ...difference('total', totalOf(seen, selected), totalOf(current, selected)),
  ];
  if (seen.coupon === null || seen.coupon === current.coupon) return changes;
  // Its discount went with it.
  const others = changes.filter(({ kind }) => kind !== 'discountLost');
  return [{ kind: 'couponLost', name: seen.coupon }, ...others];
}
