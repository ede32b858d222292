import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anOrder } from '../../testing/an-order';
import { renderPage } from '../../testing/render-page';
import { OrderPage } from './order-page';

afterEach(cleanup);

const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

it('shows what was ordered, its price and the delivery address', async () => {
  await renderPage(OrderPage, {
    loaderData: {
      order: anOrder({ shipperComment: 'Volejte předem', expectedOn: '2026-11-27' }),
      otherPayments: [],
      terms: null,
      documents: [],
      hasFiles: false,
      maySchedule: false,
    },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Objednávka 2026000001');
  const steps = screen.getByRole('list', { name: 'Průběh objednávky' });
  expect(steps.querySelector('[aria-current=step]')?.textContent).toBe('Přijatá');
  expect(steps.textContent).toBe('PřijatáZaplacenáPřipravujemeNa cestěDoručená');
  expect(screen.getByText('2,5 bm')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hadice, zelená' }).getAttribute('href')).toBe(
    '/produkt/hadice?variant_id=v-hadice',
  );
  expect(text(screen.getByTestId('page'))).toContain('1 097 Kč');
  expect(screen.getByText('Doručovací adresa')).toBeTruthy();
  for (const part of ['Zahrady s.r.o.', 'IČO 27074358', 'Volejte předem', 'Předpokládané doručení: pátek 27. 11. 2026'])
    expect(text(screen.getByTestId('page'))).toContain(part);
  // The withdrawal's address contains a secret, so the browser goes there itself.
  const withdrawal = screen.getByRole('button', { name: /odstoupit/i }).closest('form');
  expect(withdrawal && fireEvent.submit(withdrawal)).toBe(true);
});

it('says where to send the money, with a code for banking apps', async () => {
  const transfer = {
    accountNumber: '2000145399/0800',
    iban: 'CZ65 0800 0000 0020 0014 5399',
    bic: null,
    variableSymbol: '2026000001',
    amountMinor: 109_700,
    currencyCode: 'CZK',
  };
  const paymentCodes = [{ format: 'spayd', drawing: { size: 33, path: 'M4 4h1v1h-1z' } }];
  const loaderData = { order: anOrder(), transfer, paymentCodes, otherPayments: [], terms: null, documents: [] };
  await renderPage(OrderPage, { loaderData });
  expect(screen.getByRole('heading', { name: 'Platba převodem' })).toBeTruthy();
  expect(screen.getByText('2000145399/0800')).toBeTruthy();
  expect(text(screen.getByRole('figure'))).toBe('QR Platba');
  expect(screen.getByRole('img', { name: /^QR kód pro platbu 1.097.Kč$/ })).toBeTruthy();
});

it('names the pick-up branch, and shows an unknown state as it is', async () => {
  const order = anOrder({
    status: 'waiting',
    shipper: { isPickUp: true, isAtPoint: false },
    branch: { name: 'Praha – Karlín' },
    comment: 'Prosím zabalit',
    deliveryTime: { date: '2026-11-27', from: '8:00', to: '12:00' },
    buyer: null,
  });
  await renderPage(OrderPage, {
    loaderData: {
      order,
      otherPayments: [],
      terms: null,
      documents: [],
      hasFiles: false,
      maySchedule: false,
    },
  });
  expect(screen.getByText('Místo vyzvednutí')).toBeTruthy();
  expect(text(screen.getByTestId('page'))).toContain('Praha – Karlín');
  expect(screen.queryByText('Fakturační údaje')).toBeNull();
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Průběh objednávky' })).toBeNull();
  expect(screen.getByText('Prosím zabalit')).toBeTruthy();
  expect(text(screen.getByTestId('page'))).toContain('Doručíme: pátek 27. 11. 2026, 8:00–12:00');
});

it('links the files of the order where the customer may have them', async () => {
  const loaderData = { order: anOrder(), otherPayments: [], terms: null, documents: [] };
  await renderPage(OrderPage, { loaderData: { ...loaderData, hasFiles: true } });
  const link = screen.getByRole('link', { name: 'Zboží jako tabulka (CSV)' });
  expect(link.getAttribute('href')).toBe('/uzivatel/objednavky/2026000001/zbozi');
  // None of its lines has a picture.
  expect(screen.queryByRole('link', { name: /ZIP/ })).toBeNull();
  cleanup();
  await renderPage(OrderPage, { loaderData: { ...loaderData, hasFiles: false } });
  expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull();
});

it('says that all of it came back, and that money does', async () => {
  const order = anOrder({ status: 'delivered', isReturned: true, refundDueMinor: 9900 });
  await renderPage(OrderPage, { loaderData: { order, otherPayments: [], terms: null, documents: [] } });
  expect(screen.getByText('Všechno zboží vráceno')).toBeTruthy();
  expect(text(screen.getByRole('region', { name: 'Platba' }))).toContain('Druhou platbu, 99 Kč, vám vrátíme');
  expect(screen.queryByRole('button', { name: /odstoupit/i })).toBeNull();
});
