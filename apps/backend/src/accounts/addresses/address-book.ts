import { randomUUID } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import { customerAddress } from '../../database/schema';
import { notFound, Refusal } from '../../server/refusal';
import type { RequestContext } from '../../server/request-context';
import type { AddressBookInput } from './address-input';

type Owner = Pick<RequestContext, 'db' | 'customerId'>;
export type AddressRow = typeof customerAddress.$inferSelect;

const mostAddresses = 50;

const isOwn = ({ customerId }: Owner) => eq(customerAddress.customerId, customerId ?? '');
const isOwnWith = (owner: Owner, id: string) => and(isOwn(owner), eq(customerAddress.id, id));

/** The customer's addresses, oldest first. */
export async function listAddresses(
  owner: Owner,
  { type, countryCode }: { type: string | undefined; countryCode: string | undefined },
): Promise<AddressRow[]> {
  const conditions = [
    isOwn(owner),
    type === undefined ? undefined : eq(customerAddress.type, type),
    countryCode === undefined ? undefined : eq(customerAddress.countryCode, countryCode),
  ];
  return owner.db
    .select()
    .from(customerAddress)
    .where(and(...conditions))
    .orderBy(asc(customerAddress.createdAt), asc(customerAddress.id));
}

/** @throws Refusal 422 when the book is full */
export async function addAddress(owner: Owner, input: AddressBookInput, now: Date): Promise<AddressRow> {
  const [held] = await owner.db.select({ count: count() }).from(customerAddress).where(isOwn(owner));
  if ((held?.count ?? 0) >= mostAddresses) {
    throw new Refusal(422, [{ key: 'addressBookFull', values: { limit: mostAddresses }, code: 'full' }]);
  }
  const row = { ...input, id: `a-${randomUUID()}`, customerId: owner.customerId ?? '', createdAt: now };
  await owner.db.insert(customerAddress).values(row);
  return row;
}

/** @throws Refusal 404 unless the address is the customer's own */
export async function changeAddress(owner: Owner, id: string, input: AddressBookInput): Promise<AddressRow> {
  const [changed] = await owner.db.update(customerAddress).set(input).where(isOwnWith(owner, id)).returning();
  if (changed === undefined) throw notFound();
  return changed;
}

/** @throws Refusal 404 unless the address is the customer's own */
export async function removeAddress(owner: Owner, id: string): Promise<void> {
  const removed = await owner.db.delete(customerAddress).where(isOwnWith(owner, id)).returning();
  if (removed.length === 0) throw notFound();
}
