import { eq } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../../accounts/password';
import type { Queryable } from '../../database/database';
import { customer } from '../../database/schema';
import type { CustomerDocument } from '../documents/shop-documents';
import { upsert } from '../upsert';

export async function writeCustomers(db: Queryable, documents: readonly CustomerDocument[]): Promise<void> {
  for (const document of documents) {
    const { type: _, password, phone, address, business, ...row } = document;
    const passwordHash = await hashOnceFor(db, document.id, password);
    const values = {
      ...row,
      passwordHash,
      phone: phone ?? null,
      address: address ?? null,
      business: business ?? null,
    };
    await upsert(db, customer, [values], ['id']);
  }
}

/** Every hash has its own salt: one that still fits is kept, so that importing again changes nothing. */
async function hashOnceFor(db: Queryable, id: string, password: string): Promise<string> {
  const [known] = await db.select({ hash: customer.passwordHash }).from(customer).where(eq(customer.id, id));
  const fits = known !== undefined && (await verifyPassword(password, known.hash));
  return fits ? known.hash : hashPassword(password);
}
