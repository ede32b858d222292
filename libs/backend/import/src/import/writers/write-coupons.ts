import type { DocumentOf } from '@vyloha/import-documents';
import { toMinor } from '@vyloha/money';
import { type Queryable, upsert } from '@vyloha/backend-kernel';
import { coupon } from '@vyloha/backend-cart/tables';

function toMinorByCurrency(amounts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).map(([currency, amount]) => [currency, toMinor(amount)]));
}

/** Coupons are never deleted, since orders and carts refer to them; one is withdrawn by the end of its validity. */
export async function writeCoupons(db: Queryable, documents: readonly DocumentOf<'coupon'>[]): Promise<void> {
  const rows = documents.map(({ type: _, percent, amounts, minimums, validFrom, validTo, maxUses, ...row }) => ({
    ...row,
    percent: percent ?? null,
    amounts: toMinorByCurrency(amounts),
    minimums: toMinorByCurrency(minimums),
    validFrom: validFrom === undefined ? null : new Date(validFrom),
    validTo: validTo === undefined ? null : new Date(validTo),
    maxUses: maxUses ?? null,
  }));
  await upsert(db, coupon, rows, ['id']);
}
