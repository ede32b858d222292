import type { DocumentOf } from '@vyloha/import-documents';
import type { Queryable } from '../../database/database';
import { pastPurchase } from '../../recommendations/tables';
import { upsert } from '../../database/upsert';

export async function writePurchases(db: Queryable, documents: readonly DocumentOf<'purchase'>[]): Promise<void> {
  const rows = documents.map(({ type: _, boughtAt, ...row }) => ({ ...row, boughtAt: new Date(boughtAt) }));
  await upsert(db, pastPurchase, rows, ['id']);
}
