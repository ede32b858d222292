import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { documentCounter } from '../database/schema';
import { wallClock } from '../shop/calendar';
import type { DocumentKind } from './document-kinds';

const digits = 6;
/** Tells the series apart, also as a variable symbol. */
const seriesOf: Readonly<Record<DocumentKind, string>> = { invoice: '1', creditNote: '2', deliveryNote: '3' };

/**
 * The next number of a series: the year, the series, and six digits, rising without gaps. The counter stays locked
 * until the transaction ends: a document that is not issued after all leaves no gap.
 */
export async function nextDocumentNumber(tx: Transaction, kind: DocumentKind, now: Date): Promise<string> {
  const year = Number(wallClock(now).day.slice(0, 4));
  const [row] = await tx
    .insert(documentCounter)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounter.kind, documentCounter.year],
      set: { last: sql`${documentCounter.last} + 1` },
    })
    .returning();
  if (row === undefined) throw new Error('the counter of documents answered nothing');
  return `${year}${seriesOf[kind]}${String(row.last).padStart(digits, '0')}`;
}
