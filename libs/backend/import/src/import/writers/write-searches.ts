import type { DocumentOf } from '@vyloha/import-documents';
import { type Queryable, upsert } from '@vyloha/backend-kernel';
import { markedVisitors, toCountable } from '@vyloha/backend-catalog';
import { searchCount } from '@vyloha/backend-catalog/tables';

/** What may say who somebody is, is counted as little as when it is typed here. */
export async function writeSearches(db: Queryable, documents: readonly DocumentOf<'search'>[]): Promise<void> {
  const rows = documents.flatMap(({ type: _, query, visitors, ...row }) => {
    const counted = toCountable(query);
    return counted === null ? [] : [{ ...row, query: counted, visitors: markedVisitors(visitors) }];
  });
  await upsert(db, searchCount, rows, ['day', 'locale', 'query']);
}
