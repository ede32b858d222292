import type { User } from '@vyloha/session';
import { countryCodes } from '../model/delivery-details/country';
import type { DeliveryDetails } from '../model/delivery-details/delivery-details';

function toAddressDetails({ address }: User): Partial<DeliveryDetails> {
  const country = countryCodes.find((code) => code === address?.countryCode);
  if (!address || !country) return {};
  const { street, city, postcode } = address;
  return { street, city, postcode, country, billingCountry: country };
}

function toBusinessDetails({ business }: User): Partial<DeliveryDetails> {
  if (!business) return {};
  const { name: businessName, tin, vatin } = business;
  return { isBusiness: true, businessName, tin: tin ?? '', vatin: vatin ?? '' };
}

/** Delivery details from the logged-in customer's data. */
export function toDeliveryDetails(user: User | null): Partial<DeliveryDetails> {
  if (user === null) return {};
  const { name: fullName, email, phone } = user;
  return { fullName, email, ...(phone ? { phone } : {}), ...toAddressDetails(user), ...toBusinessDetails(user) };
}
