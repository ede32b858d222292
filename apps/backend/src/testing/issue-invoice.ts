import { eq } from 'drizzle-orm';
import { shopDocument } from '@vyloha/backend-orders/tables';
import { issueDocuments } from '@vyloha/backend-orders';
import type { TestShop } from './create-test-shop';

/** Issues the invoice of a paid order. @returns its id */
export async function issueInvoice({ db, clock }: TestShop, orderId: string): Promise<string> {
  await db.transaction((tx) => issueDocuments(tx, orderId, 'paid', clock.now));
  const [invoice] = await db.select().from(shopDocument).where(eq(shopDocument.orderId, orderId));
  return invoice?.id ?? '';
}
