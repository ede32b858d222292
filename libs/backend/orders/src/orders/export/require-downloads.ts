import { eq } from 'drizzle-orm';
import { customer } from '@vyloha/backend-accounts/tables';
import { type CustomerContext, HttpError } from '@vyloha/backend-kernel';
import { loadShopData } from '@vyloha/backend-shop';

/** The shop may offer the files of orders to companies only. @throws Refusal 403 */
export async function requireDownloads({ db, customerId }: Pick<CustomerContext, 'db' | 'customerId'>): Promise<void> {
  const { functions } = (await loadShopData(db)).settings;
  if (functions['business_order_downloads'] !== true) return;
  const [found] = await db.select({ business: customer.business }).from(customer).where(eq(customer.id, customerId));
  if (found === undefined || found.business === null) {
    throw new HttpError(403, [{ key: 'businessOnly', code: 'business_only' }]);
  }
}
