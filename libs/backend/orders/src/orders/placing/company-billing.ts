import type { PlaceInput } from './place-input';
import type { Membership } from '@vyloha/backend-accounts';

/** The input with the company's billing data: its members buy in its name, whatever the form says. */
export function withCompanyBilling(input: PlaceInput, membership: Membership | null): PlaceInput {
  if (membership === null) return input;
  const { name, tin, vatin, address } = membership.company;
  return { ...input, business: { business_name: name, TIN: tin, VATIN: vatin ?? '' }, billing_address: address };
}
