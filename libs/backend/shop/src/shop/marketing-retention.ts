import { isDutyOn, type DutyOff } from '@vyloha/config/server';
import type { Database } from '@vyloha/backend-kernel';
import { loadShopData } from './shop-data';

/** Consumers of both countries: what they pay in, and their language, since subscribers have no currency. */
const audiences = [
  { currency: 'CZK', locale: 'cs' },
  { currency: 'EUR', locale: 'sk' },
] as const;

function yearsBefore(now: Date, years: number): Date {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day;
}

/**
 * What was agreed to for marketing before `agreedBefore` has to be forgotten, as the shop's page on privacy states by its
 * setting `marketingRetentionYears`, of consumers in these languages or currencies; null where no law demands it.
 */
export async function loadMarketingRetention(
  db: Database,
  { settings: { legalDutiesOff }, now }: { settings: { legalDutiesOff: readonly DutyOff[] }; now: Date },
): Promise<{ agreedBefore: Date; locales: string[]; currencies: string[] } | null> {
  const bound = audiences.filter(({ currency }) => isDutyOn(legalDutiesOff, 'marketingRetention', currency));
  if (bound.length === 0) return null;
  const { marketingRetentionYears } = (await loadShopData(db)).settings;
  return {
    agreedBefore: yearsBefore(now, marketingRetentionYears),
    locales: bound.map(({ locale }) => locale),
    currencies: bound.map(({ currency }) => currency),
  };
}
