import type { DeliverySettings } from '../model/delivery-details/delivery-settings';
import { someCountries } from './some-countries';

/** A shop that asks for no optional field, with one branch to pick orders up at. */
export function someDeliverySettings(changes: Partial<DeliverySettings> = {}): DeliverySettings {
  return {
    countries: someCountries,
    countryCode: 'CZE',
    pickUps: [{ id: 's-pobocka', name: 'Osobní odběr' }],
    switches: [],
    tin: { isValidated: true, isByBillingCountry: true },
    ...changes,
  };
}
