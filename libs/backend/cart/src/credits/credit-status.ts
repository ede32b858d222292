import type { RequestContext } from '@vyloha/backend-kernel';
import type { ShopSettings } from '@vyloha/backend-shop';
import { loadBalance } from './credits-account';

/** Whether and how the caller may buy for credits. */
export interface CreditStatus {
  /** The shop sells for credits at all. */
  isOffered: boolean;
  /** Null for guests, who have none; members of restricted groups get none. */
  balance: number | null;
}

type Caller = Pick<RequestContext, 'db' | 'customerId' | 'groups'>;
type CreditRules = Pick<ShopSettings, 'functions' | 'restrictedGroups'>;

export const hasCredits = ({ functions }: Pick<ShopSettings, 'functions'>) => functions['loyalty_credits'] === true;

/** Whether a customer of these groups has credits. */
export function mayCollect(groups: readonly string[], settings: CreditRules): boolean {
  return hasCredits(settings) && !groups.some((group) => settings.restrictedGroups.includes(group));
}

export async function loadCreditStatus(
  { db, customerId, groups }: Caller,
  settings: CreditRules,
): Promise<CreditStatus> {
  const isOffered = hasCredits(settings);
  if (customerId === null) return { isOffered, balance: null };
  return { isOffered, balance: mayCollect(groups, settings) ? await loadBalance(db, customerId) : 0 };
}
