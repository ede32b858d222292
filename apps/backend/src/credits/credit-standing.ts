import type { RequestContext } from '../server/request-context';
import type { ShopSettings } from '../shop/shop-settings';
import { loadBalance } from './credits-account';

/** Whether and how the asker may buy for credits. */
export interface CreditStanding {
  /** The shop sells for credits at all. */
  isOffered: boolean;
  /** Null for guests, who have none; members of restricted groups get none. */
  balance: number | null;
}

type Asker = Pick<RequestContext, 'db' | 'customerId' | 'groups'>;
type CreditRules = Pick<ShopSettings, 'functions' | 'restrictedGroups'>;

export const hasCredits = ({ functions }: Pick<ShopSettings, 'functions'>) => functions['loyalty_credits'] === true;

export async function loadCreditStanding(
  { db, customerId, groups }: Asker,
  settings: CreditRules,
): Promise<CreditStanding> {
  const isOffered = hasCredits(settings);
  if (customerId === null) return { isOffered, balance: null };
  const isRestricted = groups.some((group) => settings.restrictedGroups.includes(group));
  return { isOffered, balance: isOffered && !isRestricted ? await loadBalance(db, customerId) : 0 };
}
