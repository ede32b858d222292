import type { Transaction } from '@vyloha/backend-kernel';
import { nextOfYear } from '@vyloha/backend-shop';
import type { DocumentKind } from './document-kinds';

/** Tells the series apart, also as a variable symbol. */
const seriesOf: Readonly<Record<DocumentKind, string>> = { invoice: '1', creditNote: '2', deliveryNote: '3' };

/** The next number of a series: the year, the series, and six digits. */
export async function nextDocumentNumber(tx: Transaction, kind: DocumentKind, now: Date): Promise<string> {
  const { year, number } = await nextOfYear(tx, kind, now);
  return `${year}${seriesOf[kind]}${number}`;
}
