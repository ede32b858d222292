import type { DocumentOf } from '@vyloha/import-documents';
import { toMinor } from '@vyloha/money';
import { eq } from 'drizzle-orm';
import { type Queryable, upsert } from '@vyloha/backend-kernel';
import { company, companyMember } from '@vyloha/backend-accounts/tables';
import type { WriteSettings } from '../write-settings';

/** Companies with the members they start with; who has another company already stays there. */
export async function writeCompanies(
  db: Queryable,
  documents: readonly DocumentOf<'company'>[],
  { now }: WriteSettings,
): Promise<void> {
  for (const { type: _, vatin, invoice, members, ...row } of documents) {
    const [known] = await db.select({ id: company.id }).from(company).where(eq(company.id, row.id));
    const terms = {
      invoiceDueDays: invoice?.dueDays ?? null,
      creditLimitMinor: invoice === undefined ? null : toMinor(invoice.creditLimit),
    };
    await upsert(db, company, [{ ...row, ...terms, vatin: vatin ?? null }], ['id']);
    if (known !== undefined) continue;
    const rows = members.map(({ customerId, role, orderLimit, monthlyLimit }) => ({
      customerId,
      role,
      companyId: row.id,
      joinedAt: now,
      orderLimitMinor: role === 'buyer' && orderLimit !== undefined ? toMinor(orderLimit) : null,
      monthlyLimitMinor: role === 'buyer' && monthlyLimit !== undefined ? toMinor(monthlyLimit) : null,
    }));
    await db.insert(companyMember).values(rows).onConflictDoNothing();
  }
}
