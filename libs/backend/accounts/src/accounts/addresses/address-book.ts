import { randomUUID } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import { type CustomerContext, HttpError, type Transaction, notFound } from '@vyloha/backend-kernel';
import { customerAddress } from '../tables';
import type { AddressBookInput } from './address-input';

type Owner = Pick<CustomerContext, 'db' | 'customerId'>;
export type AddressRow = typeof customerAddress.$inferSelect;

const maxAddresses = 50;

const isOwnedBy = ({ customerId }: Owner) => eq(customerAddress.customerId, customerId);
const isOwnedWithId = (owner: Owner, id: string) => and(isOwnedBy(owner), eq(customerAddress.id, id));

/** The customer's addresses, oldest first. */
export async function listAddresses(
  owner: Owner,
  { type, countryCode }: { type: string | undefined; countryCode: string | undefined },
): Promise<AddressRow[]> {
  const conditions = [
    isOwnedBy(owner),
    type === undefined ? undefined : eq(customerAddress.type, type),
    countryCode === undefined ? undefined : eq(customerAddress.countryCode, countryCode),
  ];
  return owner.db
    .select()
    .from(customerAddress)
    .where(and(...conditions))
    .orderBy(asc(customerAddress.createdAt), asc(customerAddress.id));
}

/** A new default takes the place of the one before. */
async function resignDefault(tx: Transaction, owner: Owner, { isDefault, type }: AddressBookInput): Promise<void> {
  if (!isDefault) return;
  await tx
    .update(customerAddress)
    .set({ isDefault: false })
    .where(and(isOwnedBy(owner), eq(customerAddress.type, type)));
}

/** @throws Refusal 422 when the book is full */
export async function addAddress(owner: Owner, input: AddressBookInput, now: Date): Promise<AddressRow> {
  const [counted] = await owner.db.select({ count: count() }).from(customerAddress).where(isOwnedBy(owner));
  if ((counted?.count ?? 0) >= maxAddresses) {
    throw new HttpError(422, [{ key: 'addressBookFull', values: { limit: maxAddresses }, code: 'full' }]);
  }
  const row = { ...input, id: `a-${randomUUID()}`, customerId: owner.customerId, createdAt: now };
  await owner.db.transaction(async (tx) => {
    await resignDefault(tx, owner, input);
    await tx.insert(customerAddress).values(row);
  });
  return row;
}

/** @throws Refusal 404 unless the address is the customer's own */
export async function changeAddress(owner: Owner, id: string, input: AddressBookInput): Promise<AddressRow> {
  return owner.db.transaction(async (tx) => {
    await resignDefault(tx, owner, input);
    const [changed] = await tx.update(customerAddress).set(input).where(isOwnedWithId(owner, id)).returning();
    if (changed === undefined) throw notFound();
    return changed;
  });
}

/** @throws Refusal 404 unless the address is the customer's own */
export async function removeAddress(owner: Owner, id: string): Promise<void> {
  const removed = await owner.db.delete(customerAddress).where(isOwnedWithId(owner, id)).returning();
  if (removed.length === 0) throw notFound();
}
