import type { DeliveryCountry } from '../model/delivery-details/country';

/** As the shop lists them. */
export const someCountries: readonly DeliveryCountry[] = [
  { code: 'CZE', name: 'Česká republika', currencyCode: 'CZK' },
  { code: 'SVK', name: 'Slovensko', currencyCode: 'EUR' },
  { code: 'AUT', name: 'Rakousko', currencyCode: 'EUR' },
  { code: 'DEU', name: 'Německo', currencyCode: 'EUR' },
];
