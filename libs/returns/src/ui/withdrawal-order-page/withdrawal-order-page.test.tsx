import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '@vyloha/account/testing';
import { afterEach, expect, it } from 'vitest';
import type { WithdrawalOrder } from '../../model/withdrawal/withdrawal-order';
import { WithdrawalOrderPage } from './withdrawal-order-page';

afterEach(cleanup);

const anOrder = (changes: Partial<WithdrawalOrder> = {}): WithdrawalOrder => ({
  code: '2026000001',
  createdAt: '2026-11-01T10:00:00+01:00',
  refusal: null,
  deadline: '2026-11-20',
  isLate: false,
  items: [
    { id: 'a', name: 'Konev', unit: 'ks', amount: 3, remaining: 2, measured: {} },
    { id: 'b', name: 'Hadice', unit: 'm', amount: 1, remaining: 1, measured: {} },
    { id: 'c', name: 'Rukavice', unit: 'ks', amount: 1, remaining: 0, measured: {} },
  ],
  withdrawals: [],
  ...changes,
});
const aWithdrawal = {
  ...({ code: '2026000001-1', orderCode: '2026000001', state: 'received', isLate: true, note: null } as const),
  receivedAt: '2026-11-21T10:05:00+01:00',
  items: [{ name: 'Rukavice', amount: 1, unit: 'ks' }],
};
const render = (order: WithdrawalOrder, locale: 'cs' | 'sk' = 'cs') =>
  renderPage(WithdrawalOrderPage, {
    loaderData: { order, claimUrl: '/reklamace', attempt: 'attempt-0123456789' },
    locale,
  });

it('offers what is left, with amounts of several pieces', async () => {
  await render(anOrder());
  const group = screen.getByRole('group', { name: 'Zboží' });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(2);
  expect(
    within(group)
      .getAllByRole('spinbutton')
      .map((input) => input.getAttribute('max')),
  ).toEqual(['2']);
  expect(screen.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' })).toBeTruthy();
  expect(screen.getByText(/Odstoupit můžete do 20\.\s11\.\s2026 včetně/)).toBeTruthy();
});

it('says in Slovak what the button does', async () => {
  await render(anOrder(), 'sk');
  expect(screen.getByRole('button', { name: 'Potvrdiť odstúpenie od zmluvy' })).toBeTruthy();
});

it('lets the shopper withdraw late, and says what else is possible', async () => {
  await render(anOrder({ isLate: true }));
  expect(screen.getByText(/podle našich záznamů skončila/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Můžete ho reklamovat' }).getAttribute('href')).toBe('/reklamace');
  expect(screen.getByRole('button', { name: /Potvrdit/ })).toBeTruthy();
});

it('confirms when a withdrawal was received, its state and what the shop said', async () => {
  await render(anOrder({ withdrawals: [{ ...aWithdrawal, note: 'Ozveme se.' }] }));
  const card = screen.getByRole('region', { name: 'Odstoupení č. 2026000001-1' });
  expect(card.textContent).toMatch(/21\.\s11\.\s2026 10:05/);
  for (const text of ['Přijato', 'Rukavice, 1 ks', 'Přišlo po lhůtě', 'Vyjádření obchodu: Ozveme se.'])
    expect(card.textContent?.replace(/\u00a0/g, ' ')).toContain(text);
});

it.each([
  ['business', 'Tato objednávka je na IČO'],
  ['cancelled', 'Tato objednávka je zrušená'],
] as const)('has no form for an order that is %s', async (refusal, title) => {
  await render(anOrder({ refusal }));
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
