import { setSink, type AnalyticsEvent } from '@vyloha/analytics';
import { renderPage } from '@vyloha/account/testing';
import { someCurrencies } from '@vyloha/session/testing';
import { cleanup } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
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
  expect(events).toContainEqual({ name: 'checkout_step', step: 3, currency: 'CZK', value: 1097, items });
});

it('reports a purchase once, with products, shipping and payment', async () => {
  await open();
  expect(purchases()).toMatchObject([
    { orderCode: '2026000123', currency: 'CZK', value: 1097, shipping: 99, payment: 0, items: [{ quantity: 2 }] },
  ]);
  cleanup();
  await open();
  expect(purchases()).toHaveLength(1);
});
