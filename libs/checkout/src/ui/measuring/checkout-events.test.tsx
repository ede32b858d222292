import { setSink, type AnalyticsEvent } from '@vyloha/analytics';
import { renderPage } from '@vyloha/account/testing';
import { anOrder } from '@vyloha/orders/testing';
import { someCurrencies } from '@vyloha/session/testing';
import { cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useMethodEvents } from './use-method-events';
import { FinishPage } from '../finish-page/finish-page';

let events: AnalyticsEvent[] = [];

beforeEach(() => {
  cleanup();
  events = [];
  setSink({ track: (event) => void events.push(event), setConsent: () => {} });
});

const order = anOrder();
const summary = { lines: order.lines, ...order.prices };
const open = () =>
  renderPage(FinishPage, {
    loaderData: {
      kind: 'placed',
      order,
      token: 'order-token',
      unannounced: [],
      mayRegister: false,
      otherPayments: [],
      paymentCodes: [],
    },
  });
const purchases = () => events.filter(({ name }) => name === 'purchase');

it('reports the third step with the order', async () => {
  await open();
  const items = order.lines.map(({ measured }) => ({ ...measured, quantity: 2, unitPrice: 499 }));
  const step = { name: 'checkout_progress', step: 3, currency: 'CZK', value: 1097, items };
  await vi.waitFor(() => expect(events).toContainEqual(step), 20_000);
});

it('reports a purchase with products, shipping and payment', async () => {
  await open();
  const prices = { currency: 'CZK', value: 1097, shipping: 99, payment: 0 };
  const purchase = { orderCode: '2026000123', ...prices, items: [{ quantity: 2 }] };
  await vi.waitFor(() => expect(purchases()).toMatchObject([purchase]), 20_000);
});

it('reports shipping and payment as soon as they are selected, and again what is selected instead', () => {
  const [currency] = someCurrencies();
  const { shipping, payment } = summary;
  const selected = (changes: object) => ({ order: { currency, summary: { ...summary, ...changes } } });
  const { rerender } = renderHook(({ order: measured }) => useMethodEvents(measured), {
    initialProps: selected({ shipping, payment: null }),
  });
  rerender(selected({ shipping, payment }));
  rerender(selected({ shipping: shipping && { ...shipping, name: 'Osobně' }, payment }));
  expect(events).toMatchObject([
    { name: 'add_shipping_info', shippingTier: shipping?.name, items: [{ quantity: 2 }] },
    { name: 'add_payment_info', paymentType: payment?.name, currency: 'CZK' },
    { name: 'add_shipping_info', shippingTier: 'Osobně' },
  ]);
});
