import { eq } from 'drizzle-orm';
import { customer } from '../tables';
import type { CustomerContext, PersonalData } from '@vyloha/backend-kernel';

/**
 * Everything the shop knows of its customer, by kind, as article 20 of the GDPR wants it: structured and machine
 * readable.
 */
export async function loadPersonalData(
  ctx: CustomerContext,
  parts: readonly PersonalData[],
): Promise<Record<string, unknown>> {
  const [own] = await ctx.db.select().from(customer).where(eq(customer.id, ctx.customerId));
  if (own === undefined) return {};
  const { id, email } = own;
  const data: Record<string, unknown> = {};
  for (const part of parts)
    Object.assign(data, await part.export?.(ctx, { id, email, isMailboxProven: own.emailConfirmedAt !== null }));
  return data;
}
