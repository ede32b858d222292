import type { ImportDocument } from '@vyloha/import-documents';
import { same, text } from '../language/texts';
import { dayFrom } from '../products/days';

/** Stated by the pages on privacy and terms, and kept by the backend's upkeep. */
export const marketingRetentionYears = 20;

const contact = {
  name: 'Zelená výloha s.r.o.',
  phone: '+420 228 880 000',
  email: 'obchod@zelenavyloha.example',
  openingHours: text('Po–Pá 8–18 h', 'Po–Pia 8–18 h'),
  street: 'Sokolovská 112',
  city: 'Praha 8',
  postcode: '186 00',
  countryCode: 'CZE',
  tin: '98765434',
  vatin: 'CZ98765434',
};

const bankAccounts = {
  CZK: { accountNumber: '19-2000145399/0800', iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' },
  EUR: { accountNumber: '19-8742637541/1200', iban: 'SK3112000000198742637541', bic: 'BSLOSK22' },
};

/** @param gifts variants from which the shopper may choose one, the highest thresholds last */
export function* settingDocuments(gifts: readonly string[]): Generator<ImportDocument> {
  const thresholds = [
    { CZK: 2000, EUR: 80 },
    { CZK: 3000, EUR: 120 },
    { CZK: 5000, EUR: 200 },
  ];
  yield { type: 'setting', name: 'contact', value: contact };
  yield {
    type: 'setting',
    name: 'companyRegister',
    value: text(
      'Zapsaná v obchodním rejstříku vedeném Městským soudem v Praze, oddíl C, vložka 123456',
      'Zapísaná v obchodnom registri vedenom Mestským súdom v Prahe, oddiel C, vložka 123456',
    ),
  };
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
    value: {
      's-ppl': { heureka: 'PPL', zbozi: 'PPL' },
      's-posta': { heureka: 'CESKA_POSTA', zbozi: 'CESKA_POSTA' },
      's-vydejna': { heureka: 'ZASILKOVNA', zbozi: 'ZASILKOVNA' },
    },
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
