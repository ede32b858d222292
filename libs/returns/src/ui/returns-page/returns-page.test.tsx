import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@vyloha/account/testing';
import { afterEach, expect, it } from 'vitest';
import { ReturnsPage } from './returns-page';

afterEach(cleanup);

const orders = [{ code: '2026000001', createdAt: '2026-11-01T10:00:00+01:00' }];
const returned = {
  ...({ code: '2026000001-1', orderCode: '2026000001', state: 'refunded', isLate: false, note: null } as const),
  receivedAt: '2026-11-21T10:05:00+01:00',
  items: [{ name: 'Rukavice', amount: 1, unit: 'ks' }],
};
const render = (data: object, locale: 'cs' | 'sk' = 'cs') =>
  renderPage(ReturnsPage, { loaderData: { returns: [], orders: [], page: 1, totalPages: 1, ...data }, locale });

it('lists what was returned with its state and order', async () => {
  await render({ returns: [returned], orders }, 'sk');
  const card = screen.getByRole('region', { name: 'Odstúpenie č. 2026000001-1' });
  expect(within(card).getByText('Peniaze vrátené')).toBeTruthy();
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/uzivatel/objednavky/2026000001');
});

it('begins a return of an order without asking for its e-mail', async () => {
  await render({ orders });
  const form = screen.getByRole('combobox').closest('form');
  expect(form?.getAttribute('action')).toBe('/odstoupeni-od-smlouvy');
  expect([...new FormData(form ?? undefined)]).toEqual([['order', '2026000001']]);
  // The next address contains a secret, so the browser goes there itself.
  expect(form && fireEvent.submit(form)).toBe(true);
  expect(screen.getByText('Zatím jste nic nevraceli')).toBeTruthy();
});

it('offers nothing to customers without orders', async () => {
  await render({});
  expect(screen.queryByRole('combobox')).toBeNull();
});
