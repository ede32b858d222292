import { randomUUID } from 'node:crypto';
import { customer } from '../tables';
import { type Queryable, defaultPriceList } from '@vyloha/backend-kernel';

type NewCustomer = Pick<
  typeof customer.$inferInsert,
  'email' | 'passwordHash' | 'firstName' | 'lastName' | 'phone' | 'address' | 'business'
>;

/** Every customer belongs to this group; the shop moves business customers. */
const defaultGroups = ['customers'];

/**
 * A new account whose mailbox is not proven yet.
 * @returns its id; null when the e-mail already has an account
 */
export async function createCustomer(db: Queryable, values: NewCustomer): Promise<string | null> {
  const [created] = await db
    .insert(customer)
    .values({
      ...values,
      id: `u-${randomUUID()}`,
      groups: defaultGroups,
      priceList: defaultPriceList,
      emailConfirmedAt: null,
    })
    .onConflictDoNothing()
    .returning({ id: customer.id });
  return created?.id ?? null;
}
