import type { AppLoadContext } from '@remix-run/node';
import { listCurrencies } from '@vyloha/session/server';

interface Priced {
  currencyCode: string;
}

async function loadCurrencyFinder({ store, currency }: AppLoadContext) {
  const currencies = await listCurrencies(store);
  return ({ currencyCode }: Priced) => currencies.find(({ code }) => code === currencyCode) ?? currency;
}

/** Orders and documents keep their currency whatever the active one is. */
export async function withCurrencies<T extends Priced>(context: AppLoadContext, all: readonly T[]) {
  const findCurrency = await loadCurrencyFinder(context);
  return all.map((one) => ({ ...one, currency: findCurrency(one) }));
}

/** One of them in its own currency. */
export async function withCurrency<T extends Priced>(context: AppLoadContext, one: T) {
  const findCurrency = await loadCurrencyFinder(context);
  return { ...one, currency: findCurrency(one) };
}
