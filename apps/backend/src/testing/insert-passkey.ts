import { findCustomerByEmail } from '@vyloha/backend-accounts';
import { passkey } from '@vyloha/backend-accounts/tables';
import type { TestShop } from './create-test-shop';

/** A customer's passkey that no authenticator made; returns its id. */
export async function insertPasskey({ db, clock }: Pick<TestShop, 'db' | 'clock'>, email: string): Promise<string> {
  const customerId = (await findCustomerByEmail(db, email))?.id ?? '';
  const key = { credentialId: `key-of-${customerId}`, publicKey: Buffer.from('key'), transports: [], counter: 0 };
  const rows = await db
    .insert(passkey)
    .values({ ...key, customerId, name: 'Telefon', createdAt: clock.now })
    .returning();
  return rows[0]?.id ?? '';
}
