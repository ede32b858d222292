import type { AppLoadContext } from '@remix-run/node';
import { getCartShippers } from '@vyloha/cart/server';
import { isFeatureVisible, limits, themeSettings } from '@vyloha/config';
import { listCountries } from '@vyloha/session/server';
import { countryOfCurrency, currencyOfCountry, servedCountries } from '../model/delivery-details/country';
import type { DeliverySettings } from '../model/delivery-details/delivery-settings';
import { deliverySwitches } from '../model/delivery-details/delivery-switches';

/** What the delivery form depends on, for this cart. */
export async function loadDeliverySettings({ store, config, currency }: AppLoadContext): Promise<DeliverySettings> {
  const [allCountries, shippers] = await Promise.all([
    listCountries(store, limits.countriesPerRequest),
    getCartShippers(store),
  ]);
  const countries = servedCountries(allCountries, shippers);
  const theme = themeSettings[config.theme];
  const visible = { features: config.features, themeSettings: theme };
  return {
    countries,
    countryCode: countryOfCurrency(countries, currency.code),
    pickUps: shippers.filter(({ isAddressRequired }) => !isAddressRequired).map(({ id, name }) => ({ id, name })),
    switches: deliverySwitches.filter((name) => isFeatureVisible(visible, name)),
    tin: theme.tin,
  };
}

/** Whether orders to the country are paid in the active currency: CZE in CZK, SVK in EUR. */
export async function isPaidInActiveCurrency({ store, currency }: AppLoadContext, country: string): Promise<boolean> {
  return currencyOfCountry(await listCountries(store, limits.countriesPerRequest), country) === currency.code;
}

/** Name of the country in the shopper's language; empty where the shop has none. */
export async function getCountryName({ store }: AppLoadContext, country: string): Promise<string> {
  const countries = await listCountries(store, limits.countriesPerRequest);
  return countries.find(({ code }) => code === country)?.name ?? '';
}
