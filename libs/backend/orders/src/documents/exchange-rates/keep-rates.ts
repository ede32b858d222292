import { randomUUID } from 'node:crypto';
import { addDays } from '@vyloha/contract';
import { BackendUnavailable, createTransport } from '@vyloha/http-client';
import { eq, max, ne } from 'drizzle-orm';
import type { Queryable, UpkeepContext } from '@vyloha/backend-kernel';
import { loadShopData, wallClock } from '@vyloha/backend-shop';
import { currency } from '@vyloha/backend-shop/tables';
import { exchangeRate } from '../tables';
import { type RateSource, localCurrencies, rateSourceOf } from './exchange-rate';
import { RatesError, readRates } from './read-rates';
import { findRate, storeRates } from './store-rates';

const timeoutMs = 10_000;
/** When the rates of a working day are there: the Czech ones are declared at half past two, the European ones about four. */
const declaredAt: Readonly<Record<RateSource, string>> = { CNB: '14:45', ECB: '16:15' };
/** Longer than any holidays: then the day's rate is missing. */
const maxAgeDays = 7;
const okStatus = 200;

/** @throws RatesError when the answer is no list of rates @throws BackendUnavailable without an answer */
async function fetchRates(url: string) {
  const transport = createTransport({ service: 'exchange-rates', requestId: randomUUID(), timeoutMs });
  const request = { method: 'GET', headers: { accept: 'text/plain' }, label: 'rates' } as const;
  const { status, text } = await transport({ ...request, url: new URL(url) });
  if (status !== okStatus) throw new RatesError(`the answer is ${status}`);
  return readRates(text);
}

/** Whether those of the last working day were not asked for yet; after that they are the same until the next one. */
async function areDue(db: Queryable, source: RateSource, now: Date): Promise<boolean> {
  const [last] = await db
    .select({ at: max(exchangeRate.recordedAt) })
    .from(exchangeRate)
    .where(eq(exchangeRate.source, source));
  if (!last?.at) return true;
  const [clock, recorded] = [wallClock(now), wallClock(last.at)];
  const declaredOn = clock.time >= declaredAt[source] ? clock.day : addDays(clock.day, -1);
  return recorded.day < declaredOn || (recorded.day === declaredOn && recorded.time < declaredAt[source]);
}

/** Currencies whose documents state the tax in another one. */
async function exchangedCurrencies(db: Queryable, local: string): Promise<string[]> {
  const rows = await db.select({ code: currency.code }).from(currency).where(ne(currency.code, local));
  return rows.map(({ code }) => code);
}

/**
 * Fetches the rates that a Czech or Slovak trader uses once a day where the shop wants it, and warns of those that are
 * missing: documents are issued all the same.
 */
export async function keepExchangeRates({
  db,
  settings: { exchangeRatesUrl },
  now,
  log,
}: Pick<UpkeepContext, 'db' | 'settings' | 'now' | 'log'>): Promise<void> {
  const source = rateSourceOf((await loadShopData(db)).settings.taxCountry);
  if (source === undefined) return;
  const local = localCurrencies[source];
  const currencies = await exchangedCurrencies(db, local);
  if (currencies.length === 0) return;
  if (exchangeRatesUrl !== null && (await areDue(db, source, now()))) {
    try {
      await storeRates(db, await fetchRates(exchangeRatesUrl), now());
    } catch (error) {
      if (!(error instanceof RatesError) && !(error instanceof BackendUnavailable)) throw error;
      log.warn({ err: error }, 'exchange rates were not fetched');
    }
  }
  const today = wallClock(now()).day;
  for (const code of currencies) {
    const rate = await findRate(db, { source, currency: code }, today);
    if (rate === null)
      log.warn({ currency: code, source }, `no exchange rate: documents do not state the tax in ${local}`);
    else if (rate.day < addDays(today, -maxAgeDays))
      log.warn({ currency: code, day: rate.day }, 'the exchange rate of documents is old');
  }
}
