import { isDutyOn, type DutyOff } from '@vyloha/config/server';
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { newsletterSubscriber, shopOrder } from '../../database/schema';
import { loadShopData } from '../../shop/shop-data';

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
 * Deletes what was agreed to for marketing longer ago than the shop's setting `marketingRetentionYears` says, which is
 * what its page on privacy states: subscriptions, and the consents that came with orders. The orders stay.
 */
export async function forgetMarketing(
  db: Database,
  { legalDutiesOff }: { legalDutiesOff: readonly DutyOff[] },
  now: Date,
): Promise<void> {
  const { marketingRetentionYears } = (await loadShopData(db)).settings;
  const limit = yearsBefore(now, marketingRetentionYears);
  const kept = audiences.filter(({ currency }) => isDutyOn(legalDutiesOff, 'marketingRetention', currency));
  if (kept.length === 0) return;
  const locales = kept.map(({ locale }) => locale);
  const currencies = kept.map(({ currency }) => currency);
  await db
    .delete(newsletterSubscriber)
    .where(and(lt(newsletterSubscriber.consentedAt, limit), inArray(newsletterSubscriber.locale, locales)));
  const hasConsent = or(
    ...[shopOrder.newsletter, shopOrder.magazine, shopOrder.phone_notification].map((flag) => eq(flag, true)),
  );
  await db
    .update(shopOrder)
    .set({ newsletter: false, magazine: false, phone_notification: false, consent_texts: null })
    .where(and(lt(shopOrder.createdAt, limit), inArray(shopOrder.currency, currencies), hasConsent));
}
