import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@vyloha/account/testing';
import { afterEach, expect, it } from 'vitest';
import type { OrderView } from '../../model/order';
import { aPaymentCode } from '../../testing/a-payment-code';
import { anOrder } from '../../testing/an-order';
import { OrderPage } from './order-page';

afterEach(cleanup);

const hose: OrderView['lines'][number] = {
  ...anOrder().lines[0]!,
  name: 'Hadice, zelená',
  slug: 'hadice',
  variantId: 'v-hadice',
  amount: 25,
  multiplier: 0.1,
  unit: 'bm',
};
const buyer = {
  name: 'Zahrady s.r.o.',
  email: 'jana@example.com',
  tin: '27074358',
  vatin: null,
  vatinSvk: null,
  address: { street: 'Krátká 1', city: 'Brno', postcode: '602 00', countryCode: 'CZE' },
};
const others = { unannounced: [], otherPayments: [], paymentCodes: [], terms: null, documents: [] };
const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

it('shows what was ordered, its price and the delivery address', async () => {
  const order = anOrder({
    lines: [hose],
    buyer,
    isBusiness: true,
    shipperComment: 'Volejte předem',
    expectedOn: '2026-11-27',
  });
  await renderPage(OrderPage, { loaderData: { ...others, order, hasFiles: false, maySchedule: false } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Objednávka 2026000123');
  const steps = screen.getByRole('list', { name: 'Průběh objednávky' });
  expect(steps.querySelector('[aria-current=step]')?.textContent).toBe('Přijatá');
  expect(steps.textContent).toBe('PřijatáZaplacenáPřipravujemeNa cestěDoručená');
  expect(screen.getByText('2,5 bm')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hadice, zelená' }).getAttribute('href')).toBe(
    '/produkt/hadice?variant_id=v-hadice',
  );
  expect(text(screen.getByTestId('page'))).toContain('1 097 Kč');
  expect(screen.getByRole('heading', { name: 'Doručení' })).toBeTruthy();
  for (const part of ['Zahrady s.r.o.', 'IČO 27074358', 'Volejte předem', 'Předpokládané doručení pátek 27. 11.'])
    expect(text(screen.getByTestId('page'))).toContain(part);
  expect(screen.queryByRole('button', { name: /odstoupit/i })).toBeNull();
});

it('opens the withdrawal by the login alone; its address contains a secret, so the browser goes there itself', async () => {
  await renderPage(OrderPage, { loaderData: { ...others, order: anOrder() } });
  const withdrawal = screen.getByRole('button', { name: /odstoupit/i }).closest('form');
  expect(withdrawal && fireEvent.submit(withdrawal)).toBe(true);
});

it('says where to send the money, with a code for banking apps', async () => {
  await renderPage(OrderPage, { loaderData: { ...others, order: anOrder(), paymentCodes: [aPaymentCode()] } });
  expect(screen.getByRole('heading', { name: 'Platba převodem' })).toBeTruthy();
  expect(screen.getByText('2000145399/0800')).toBeTruthy();
  expect(text(screen.getByRole('figure'))).toBe('QR Platba');
  expect(screen.getByRole('img', { name: /^QR kód pro platbu 1.097.Kč$/ })).toBeTruthy();
});

it('names the pick-up branch, and shows an unknown state as it is', async () => {
  const order = anOrder({
    status: 'waiting',
    shipper: { name: 'Osobní odběr', isPickUp: true, isAtPoint: false },
    branch: { name: 'Praha – Karlín' },
    comment: 'Prosím zabalit',
    deliveryTime: { date: '2026-11-27', from: '8:00', to: '12:00' },
    buyer: null,
  });
  await renderPage(OrderPage, { loaderData: { ...others, order, hasFiles: false, maySchedule: false } });
  expect(screen.getByRole('heading', { name: 'Vyzvednutí' })).toBeTruthy();
  expect(text(screen.getByTestId('page'))).toContain('Praha – Karlín');
  expect(text(screen.getByTestId('page'))).not.toContain('IČO');
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Průběh objednávky' })).toBeNull();
  expect(screen.getByText('Prosím zabalit')).toBeTruthy();
  expect(text(screen.getByTestId('page'))).toContain('Doručíme pátek 27. 11., 8:00–12:00');
});

it('links the files of the order where the customer may have them', async () => {
  const loaderData = { ...others, order: anOrder() };
  await renderPage(OrderPage, { loaderData: { ...loaderData, hasFiles: true } });
  const link = screen.getByRole('link', { name: 'Zboží jako tabulka (CSV)' });
  expect(link.getAttribute('href')).toBe('/uzivatel/objednavky/2026000123/zbozi');
  // None of its lines has a picture.
  expect(screen.queryByRole('link', { name: /ZIP/ })).toBeNull();
  cleanup();
  await renderPage(OrderPage, { loaderData: { ...loaderData, hasFiles: false } });
  expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull();
});

it('says that all of it came back, and that money does', async () => {
  const order = anOrder({ status: 'delivered', isReturned: true, refundDueMinor: 9900 });
  await renderPage(OrderPage, { loaderData: { ...others, order } });
  expect(screen.getByText('Všechno zboží vráceno')).toBeTruthy();
  expect(text(screen.getByRole('region', { name: 'Platba' }))).toContain('Z vaší platby vám vrátíme 99 Kč');
  expect(screen.queryByRole('button', { name: /odstoupit/i })).toBeNull();
});

it('leads to the form of a claim where defects can be claimed, but not for a colleague', async () => {
  const loaderData = { ...others, order: anOrder({ status: 'delivered' }), mayClaim: true };
  await renderPage(OrderPage, { loaderData });
  expect(screen.getByRole('link', { name: 'Reklamovat zboží' }).getAttribute('href')).toBe('/uzivatel/reklamace/nova');
  cleanup();
  await renderPage(OrderPage, { loaderData: { ...loaderData, isReadOnly: true } });
  expect(screen.queryByRole('link', { name: 'Reklamovat zboží' })).toBeNull();
});
