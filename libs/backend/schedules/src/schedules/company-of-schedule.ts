import type { Membership } from '@vyloha/backend-accounts';
import { HttpError } from '@vyloha/backend-kernel';

/**
 * The company in whose name an order is repeated from now on: the one its customer buys for.
 * @param ordered the companies of the order and of its schedule; null where they were for the customer alone
 * @throws HttpError 409 when it was ordered for a company that the customer buys for no more
 */
export function requireCompany(
  ordered: { order: string | null; schedule?: string | null },
  membership: Membership | null,
): string | null {
  const current = membership?.company.id ?? null;
  const former = ordered.schedule ?? ordered.order;
  if (former === null || former === current) return current;
  throw new HttpError(409, [{ key: 'scheduleCompany', code: 'schedule_company' }]);
}
