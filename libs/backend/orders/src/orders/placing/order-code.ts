import type { Transaction } from '@vyloha/backend-kernel';
import { nextOfYear } from '@vyloha/backend-shop';

/** The next code of the year: `YYYY` and six digits. It locks its counter, so this is the last step of placing an order. */
export async function nextOrderCode(tx: Transaction, now: Date): Promise<string> {
  const { year, number } = await nextOfYear(tx, 'order', now);
  return `${year}${number}`;
}
