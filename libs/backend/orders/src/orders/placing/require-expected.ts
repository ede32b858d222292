import { fromMinor } from '@vyloha/money';
import { type FailureData, HttpError } from '@vyloha/backend-kernel';
import type { ExpectedOrder } from './expected-input';
import type { OrderRows } from './to-order-rows';

type Change = FailureData['changes'][number];

function itemChanges(expected: NonNullable<ExpectedOrder['items']>, items: OrderRows['items']): Change[] {
  // Gifts are those that the caller sent with the order.
  const products = items.filter(({ type }) => type === 'product');
  const before = new Map(expected.map(({ id, totalWithTax }) => [id, totalWithTax]));
  const after = new Map(products.map(({ id, totalMinor }) => [id, fromMinor(totalMinor)]));
  return [...new Set([...before.keys(), ...after.keys()])].map((id) => ({
    kind: 'item',
    id,
    before: before.get(id) ?? null,
    after: after.get(id) ?? null,
  }));
}

/** What differs from what was expected; what was left out is not compared. */
function findChanges(expected: ExpectedOrder, { order, items }: OrderRows): Change[] {
  const compared: Change[] = [
    { kind: 'currency', id: null, before: expected.currency ?? order.currency, after: order.currency },
    { kind: 'total', id: null, before: expected.totalWithTax, after: fromMinor(order.totalMinor) },
    { kind: 'credits', id: null, before: expected.credits ?? order.credits, after: order.credits },
    ...itemChanges(expected.items ?? [], expected.items === undefined ? [] : items),
  ];
  const services = [
    ['shipper', order.shipperId, expected.shipperPriceWithTax, order.shipperMinor],
    ['payment', order.paymentId, expected.paymentPriceWithTax, order.paymentMinor],
  ] as const;
  for (const [kind, id, before, minor] of services)
    compared.push({ kind, id, before: before ?? fromMinor(minor), after: fromMinor(minor) });
  return compared.filter(({ before, after }) => before !== after);
}

/** @throws HttpError 409 with what has changed when the order is not as whoever places it saw it */
export function requireExpected(expected: ExpectedOrder | null, rows: OrderRows): void {
  const changes = expected === null ? [] : findChanges(expected, rows);
  if (changes.length === 0) return;
  const isOtherTotal = changes.some(({ kind }) => kind === 'total' || kind === 'currency');
  const reason = isOtherTotal
    ? ({ key: 'totalChanged', code: 'total_changed' } as const)
    : ({ key: 'orderChanged', code: 'order_changed' } as const);
  throw new HttpError(409, [reason], {}, { changes });
}
