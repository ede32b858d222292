import type { AppLoadContext } from '@remix-run/node';
import type { Currency } from '@vyloha/money';
import { listCurrencies } from '@vyloha/session/server';

/** Quotes keep their currency whatever the active one is. */
export async function findCurrency({ store, currency }: AppLoadContext, code: string): Promise<Currency> {
  return (await listCurrencies(store)).find((candidate) => candidate.code === code) ?? currency;
}
