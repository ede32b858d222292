import type { User } from '@vyloha/session';
import { countryCodes } from '../model/country';
import type { DeliveryDetails } from '../model/delivery-details';

function addressOf({ address }: User): Partial<DeliveryDetails> {
  const country = countryCodes.find((code) => code === address?.countryCode);
  if (!address || !country) return {};
  const { street, city, postcode } = address;
  return { street, city, postcode, country, billingCountry: country };
}

function businessOf({ business }: User): Partial<DeliveryDetails> {
  if (!business) return {};
  const { name: businessName, tin, vatin } = business;
  return { isBusiness: true, businessName, tin: tin ?? '', vatin: vatin ?? '' };
}

/** What the shop knows of a customer who is logged in. */
export function detailsOfUser(user: User | null): Partial<DeliveryDetails> {
  if (user === null) return {};
  const { name: fullName, email, phone } = user;
  return { fullName, email, ...(phone ? { phone } : {}), ...addressOf(user), ...businessOf(user) };
}
