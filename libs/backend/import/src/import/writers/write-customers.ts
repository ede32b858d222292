import type { CustomerDocument } from '@vyloha/import-documents';
import { eq } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '@vyloha/backend-accounts';
import { type Queryable, upsert } from '@vyloha/backend-kernel';
import { customer, customerAddress, shoppingList, shoppingListItem } from '@vyloha/backend-accounts/tables';
import { creditMovement } from '@vyloha/backend-cart/tables';
import type { WriteSettings } from '../write-settings';

export async function writeCustomers(
  db: Queryable,
  documents: readonly CustomerDocument[],
  { now }: WriteSettings,
): Promise<void> {
  for (const document of documents) {
    const { type: _, password, phone, address, business, addresses, lists, credits, ...row } = document;
    const passwordHash = await reuseOrHashPassword(db, document.id, password);
    const values = {
      ...row,
      passwordHash,
      phone: phone ?? null,
      address: address ?? null,
      business: business ?? null,
    };
    await upsert(db, customer, [values], ['id']);
    await writeAddresses(db, document);
    await writeLists(db, document);
    await grantCredits(db, document.id, credits, now);
  }
}

async function writeAddresses(db: Queryable, { id: customerId, addresses }: CustomerDocument): Promise<void> {
  const rows = addresses.map(({ businessName, phone, ...address }) => ({
    ...address,
    customerId,
    businessName: businessName ?? null,
    phone: phone ?? null,
  }));
  if (rows.length > 0) await db.insert(customerAddress).values(rows).onConflictDoNothing();
}

async function writeLists(db: Queryable, { id: customerId, lists }: CustomerDocument): Promise<void> {
  for (const { id, code, name, items } of lists) {
    const list = { id, customerId, code: code ?? null, name };
    const created = await db.insert(shoppingList).values(list).onConflictDoNothing().returning();
    if (created.length === 0 || items.length === 0) continue;
    const rows = items.map((item, index) => ({ ...item, id: `${id}-${index + 1}`, listId: id }));
    await db.insert(shoppingListItem).values(rows).onConflictDoNothing();
  }
}

/** Grants credits once per customer, however often they are imported. */
async function grantCredits(db: Queryable, customerId: string, amount: number, createdAt: Date): Promise<void> {
  if (amount === 0) return;
  const grant = { id: `cm-${customerId}`, customerId, reason: 'given' as const, amount, createdAt };
  await db.insert(creditMovement).values(grant).onConflictDoNothing();
}

/** Every hash has its own salt: a matching one is reused, so that importing again changes nothing. */
async function reuseOrHashPassword(db: Queryable, id: string, password: string): Promise<string> {
  const [existing] = await db.select({ hash: customer.passwordHash }).from(customer).where(eq(customer.id, id));
  const isUnchanged = existing !== undefined && (await verifyPassword(password, existing.hash));
  return isUnchanged ? existing.hash : hashPassword(password);
}
