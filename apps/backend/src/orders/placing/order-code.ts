import type { Transaction } from '../../database/database';
import { nextOfYear } from '../../shop/next-of-year';

/** The next code of the year: `YYYY` and six digits. It locks its counter, so this is the last step of placing an order. */
export async function nextOrderCode(tx: Transaction, now: Date): Promise<string> {
  const { year, number } = await nextOfYear(tx, 'order', now);
  return `${year}${number}`;
}
