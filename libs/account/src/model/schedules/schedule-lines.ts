import type { Order } from '../order';
import type { Schedule } from './schedule';

/** The lines of an order that can be repeated: products that cost money and still exist. */
export function schedulableLines({ lines }: Pick<Order, 'lines'>): Order['lines'] {
  return lines.filter(({ isDiscount, totalMinor, variantId }) => !isDiscount && totalMinor > 0 && variantId !== null);
}

/** The order as its schedule repeats it: the chosen lines with their amounts, at the prices of then. */
export function toScheduledOrder<O extends Pick<Order, 'lines'>>(order: O, { lines }: Pick<Schedule, 'lines'>): O {
  const chosen = order.lines.flatMap((line) => {
    const amount = lines.find(({ id }) => id === line.id)?.amount ?? 0;
    return amount === 0 ? [] : [{ ...line, amount, totalMinor: Math.round((line.totalMinor / line.amount) * amount) }];
  });
  return { ...order, lines: chosen };
}
