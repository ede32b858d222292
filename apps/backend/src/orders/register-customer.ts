import { randomUUID } from 'node:crypto';
import { customer } from '../database/schema';
import type { Transaction } from '../database/database';
import { Refusal } from '../server/refusal';
import { defaultPriceList } from '../server/request-headers';
import type { PlaceInput } from './place-input';

/** Every customer belongs here; business ones are moved by the shop. */
const defaultGroups = ['customers'];

/**
 * Makes an account out of what an order says.
 * @throws Refusal 422 when the e-mail has one already
 */
export async function registerCustomer(tx: Transaction, input: PlaceInput, passwordHash: string): Promise<string> {
  const { email, firstName, lastName, phone, business, shipping, billing_address: billing } = input;
  const [created] = await tx
    .insert(customer)
    .values({
      id: `u-${randomUUID()}`,
      email,
      passwordHash,
      firstName,
      lastName,
      phone,
      groups: defaultGroups,
      priceList: defaultPriceList,
      address: business === null ? shipping.address : billing,
      business: business === null ? null : { name: business.business_name, tin: business.TIN, vatin: business.VATIN },
    })
    .onConflictDoNothing()
    .returning({ id: customer.id });
  if (created === undefined) throw new Refusal(422, [{ key: 'emailTaken', field: 'email', code: 'email_taken' }]);
  return created.id;
}
