import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '@vyloha/account/testing';
import { locales } from '@vyloha/contract';
import { anOrder } from '@vyloha/orders/testing';
import { someCurrencies } from '@vyloha/session/testing';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { aQuoteItem } from '../testing/a-quote';
import { CompanyPage } from './company-page/company-page';
import { NewQuotePage } from './new-quote-page/new-quote-page';
import { QuotePage } from './quote-page/quote-page';
import { NewSchedulePage } from './schedules/new-schedule-page';

afterEach(cleanup);

const [currency] = someCurrencies();
const unlimited = { orderLimit: null, monthlyLimit: null, monthlyUsed: 0 };
const invoice = { dueDays: 14, limitMinor: 5_000_000, usedMinor: 0, leftMinor: 5_000_000, overdueMinor: 0 };
const company = {
  id: 'c-1',
  name: 'Zahrady s.r.o.',
  tin: '27074358',
  vatin: null,
  addressLines: [],
  currencyCode: 'CZK',
  role: 'owner',
  ...unlimited,
  invoice,
  members: [],
  invitations: [],
};
const quote = {
  code: 'N2026000001',
  state: 'answered',
  createdAt: '2026-11-21T10:00:00+01:00',
  currencyCode: 'CZK',
  requestedBy: { name: 'Eva Malá', isCaller: true },
  validUntil: '2026-12-01',
  itemCount: 1,
  message: null,
  wantedDate: null,
  note: null,
  answeredAt: '2026-11-22T10:00:00+01:00',
  orderCode: null,
  items: [aQuoteItem()],
};
const line = { id: 'l-1', name: 'Hadice', code: '10023', fileKey: null, amount: 1, multiplier: 1, unit: 'ks' };

const pages: [page: string, Page: ComponentType, loaderData: object][] = [
  ['a company', CompanyPage, { company, vatNumberState: null, hasDocuments: true, currency, changed: null }],
  ['a quote', QuotePage, { quote, currency, attempt: null }],
  [
    'a new quote',
    NewQuotePage,
    { lines: [{ ...line, totalWithoutTaxMinor: 41_240 }], currency, attempt: 'attempt-0123456789abcdef' },
  ],
  [
    'a new schedule',
    NewSchedulePage,
    { order: anOrder(), attempt: 'attempt-0123456789abcdef', initial: { intervalUnit: 'week' } },
  ],
];

describe.each(locales)('in %s', (locale) => {
  it.each(pages)('the page of %s speaks of VAT only where the trader pays it', async (_, Page, loaderData) => {
    await renderPage(Page, { loaderData, locale, shopper: { hasTax: false } });
    expect(screen.getByTestId('page').innerHTML).not.toContain('DPH');
    cleanup();
    await renderPage(Page, { loaderData, locale });
    expect(screen.getByTestId('page').innerHTML).toContain('DPH');
  });
});
