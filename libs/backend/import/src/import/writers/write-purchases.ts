import type { DocumentOf } from '@vyloha/import-documents';
import { type Queryable, upsert } from '@vyloha/backend-kernel';
import { pastPurchase } from '@vyloha/backend-reviews/tables';

export async function writePurchases(db: Queryable, documents: readonly DocumentOf<'purchase'>[]): Promise<void> {
  const rows = documents.map(({ type: _, boughtAt, ...row }) => ({ ...row, boughtAt: new Date(boughtAt) }));
  await upsert(db, pastPurchase, rows, ['id']);
}
