import type { Order } from '@vyloha/orders';
import type { Schedule } from './schedule';

/** The order as its schedule repeats it: the chosen lines with their amounts, at the prices of then. */
export function toScheduledOrder<O extends Pick<Order, 'lines'>>(order: O, { lines }: Pick<Schedule, 'lines'>): O {
  const chosen = order.lines.flatMap((line) => {
    const amount = lines.find(({ id }) => id === line.id)?.amount ?? 0;
    const share = (minor: number) => Math.round((minor / line.amount) * amount);
    const totals = { totalMinor: share(line.totalMinor), totalWithoutTaxMinor: share(line.totalWithoutTaxMinor) };
    return amount === 0 ? [] : [{ ...line, amount, ...totals }];
  });
  return { ...order, lines: chosen };
}
