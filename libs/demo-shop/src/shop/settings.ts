import type { ImportDocument } from '@vyloha/import-documents';
import { same, text } from '../language/texts';
import { dayFrom } from '../products/days';
import type { DemoTrader } from './trader';

/** Stated by the pages on privacy and terms, and kept by the backend's upkeep. */
export const marketingRetentionYears = 20;

/** @param gifts variants from which the shopper may choose one, the highest thresholds last */
export function* settingDocuments(
  { contact, companyRegister, bankAccounts, carriers }: DemoTrader,
  gifts: readonly string[],
): Generator<ImportDocument> {
  const thresholds = [
    { CZK: 2000, EUR: 80 },
    { CZK: 3000, EUR: 120 },
    { CZK: 5000, EUR: 200 },
  ];
  yield { type: 'setting', name: 'contact', value: contact };
  yield { type: 'setting', name: 'companyRegister', value: companyRegister };
  yield { type: 'setting', name: 'seoShortTitle', value: same('Zelená výloha') };
  yield { type: 'setting', name: 'orderMinimumValue', value: { EUR: 10 } };
  yield {
    type: 'setting',
    name: 'orderGifts',
    value: gifts.map((variantId, index) => ({
      variantId,
      priceFrom: thresholds[Math.min(index, thresholds.length - 1)],
    })),
  };
  yield { type: 'setting', name: 'bankAccounts', value: bankAccounts };
  yield { type: 'setting', name: 'restrictedGroups', value: ['blocked'] };
  yield { type: 'setting', name: 'netPriceLists', value: ['b2b'] };
  yield {
    type: 'setting',
    name: 'functions',
    value: { loyalty_credits: true, shopping_lists: true, users_addresses: true },
  };
  yield { type: 'setting', name: 'creditFor', value: { CZK: 100, EUR: 4 } };
  yield { type: 'setting', name: 'creditValue', value: { CZK: 1, EUR: 0.04 } };
  yield {
    type: 'setting',
    name: 'feedDeliveries',
    value: Object.fromEntries(Object.entries(carriers).map(([shipperId, { feeds }]) => [shipperId, feeds])),
  };
  yield { type: 'setting', name: 'reviewInvitationAfterDays', value: 14 };
  yield { type: 'setting', name: 'marketingRetentionYears', value: marketingRetentionYears };
}

/** Days of stocktaking without dispatch: the first working days of the coming year. */
export function* holidayDocuments(today: Date): Generator<ImportDocument> {
  const year = dayFrom(today, 0).getUTCFullYear();
  for (const day of [`${year}-12-31`, `${year + 1}-01-02`]) {
    yield { type: 'holiday', day, name: text('Inventura skladu', 'Inventúra skladu') };
  }
}
