import { setSink, type AnalyticsEvent } from '@vyloha/analytics';
import { renderPage } from '@vyloha/account/testing';
import { someCurrencies } from '@vyloha/session/testing';
import { cleanup } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { anOrder } from '../../testing/an-order';
import { FinishPage } from '../finish-page/finish-page';

let events: AnalyticsEvent[] = [];

beforeEach(() => {
  cleanup();
  localStorage.clear();
  events = [];
  setSink({ track: (event) => void events.push(event), setConsent: () => {} });
});

const order = anOrder();
const open = () =>
  renderPage(FinishPage, {
    loaderData: {
      kind: 'placed',
      order,
      otherPayments: [],
      isBillingAddressVisible: true,
      currency: someCurrencies()[0],
      paymentCodes: [],
    },
  });
const purchases = () => events.filter(({ name }) => name === 'purchase');

it('reports the third step with the order', async () => {
  await open();
  const items = [{ id: 'v-hadice-flexi-20', name: 'Zahradní hadice Flexi, Zelená, 20 m', quantity: 2, unitPrice: 499 }];
  const step = { name: 'checkout_step', step: 3, currency: 'CZK', value: 1097, items };
  await vi.waitFor(() => expect(events).toContainEqual(step));
});

it('reports a purchase once, with products, shipping and payment', async () => {
  await open();
  const prices = { currency: 'CZK', value: 1097, shipping: 99, payment: 0 };
  const purchase = { orderCode: '2026000123', ...prices, items: [{ quantity: 2 }] };
  await vi.waitFor(() => expect(purchases()).toMatchObject([purchase]));
  cleanup();
  events = [];
  await open();
  // Both are reported when the page is shown.
  await vi.waitFor(() => expect(events).toContainEqual(expect.objectContaining({ name: 'checkout_step' })));
  expect(purchases()).toEqual([]);
});
