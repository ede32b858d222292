import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import type { Day } from '@vyloha/backend-shop';
import { exchangeRate } from '../tables';
import type { ExchangeRate } from './exchange-rate';

/** Rates of a day replace those that were stored for it; documents keep the one that they were issued with. */
export async function storeRates(db: Queryable, rates: readonly ExchangeRate[], now: Date): Promise<void> {
  await db
    .insert(exchangeRate)
    .values(rates.map((rate) => ({ ...rate, recordedAt: now })))
    .onConflictDoUpdate({
      target: [exchangeRate.source, exchangeRate.currency, exchangeRate.day],
      set: { units: sql`excluded.units`, rate: sql`excluded.rate`, recordedAt: sql`excluded.recorded_at` },
    });
}

/** The rate of a bank that holds on a day: of it or of the last one before with a rate; null when there is none. */
export async function findRate(
  db: Queryable,
  { source, currency }: Pick<ExchangeRate, 'source' | 'currency'>,
  day: Day,
): Promise<ExchangeRate | null> {
  const [found] = await db
    .select({
      source: exchangeRate.source,
      currency: exchangeRate.currency,
      day: exchangeRate.day,
      units: exchangeRate.units,
      rate: exchangeRate.rate,
    })
    .from(exchangeRate)
    .where(and(eq(exchangeRate.source, source), eq(exchangeRate.currency, currency), lte(exchangeRate.day, day)))
    .orderBy(desc(exchangeRate.day))
    .limit(1);
  return found ?? null;
}
