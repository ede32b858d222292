import type { DeliveryCountry } from './country';
import type { DeliveryField } from './delivery-field';
import type { DeliverySwitch } from './delivery-switches';

/** What the delivery form depends on besides its shopper. */
export interface DeliverySettings {
  countries: readonly DeliveryCountry[];
  /** Country of an order whose form says none: that of the active currency. */
  countryCode: string;
  /** Shippers that need no address of the shopper. */
  pickUps: readonly { id: string; name: string }[];
  /** Those that are on. */
  switches: readonly DeliverySwitch[];
  /** Whether the company number is checked, and by the rules of which country. */
  tin: { isValidated: boolean; isByBillingCountry: boolean };
}

/** Whether the form asks for a field. */
export function isFieldEnabled({ enabledBy, disabledBy }: DeliveryField, { switches }: DeliverySettings): boolean {
  if (disabledBy !== undefined && switches.includes(disabledBy)) return false;
  return enabledBy === undefined || switches.includes(enabledBy);
}
