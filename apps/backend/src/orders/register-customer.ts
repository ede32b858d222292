import { createCustomer } from '../accounts/create-customer';
import type { Transaction } from '../database/database';
import type { PlaceInput } from './place-input';

/**
 * Makes an account out of what an order says.
 * @throws Refusal 422 when the e-mail has one already
 */
export async function registerCustomer(tx: Transaction, input: PlaceInput, passwordHash: string): Promise<string> {
  const { email, firstName, lastName, phone, business, shipping, billing_address: billing } = input;
  return createCustomer(tx, {
    email,
    passwordHash,
    firstName,
    lastName,
    phone,
    address: business === null ? shipping.address : billing,
    business: business === null ? null : { name: business.business_name, tin: business.TIN, vatin: business.VATIN },
  });
}
