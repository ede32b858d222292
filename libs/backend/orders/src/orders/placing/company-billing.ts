import type { PlaceInput } from './place-input';
import type { Membership } from '@vyloha/backend-accounts';

/** The input with the company's billing data: its members buy in its name, whatever the form says. */
export function withCompanyBilling(input: PlaceInput, membership: Membership | null): PlaceInput {
  if (membership === null) return input;
  return { ...input, business: businessOf(membership), billing_address: membership.company.address };
}

/** In whose name members of a company buy. */
export function businessOf({ company: { name, tin, vatin } }: Membership): NonNullable<PlaceInput['business']> {
  return { business_name: name, TIN: tin, VATIN: vatin ?? '' };
}
