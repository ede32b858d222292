import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '@vyloha/account/testing';
import { anOrder } from '@vyloha/orders/testing';
import { afterEach, expect, it } from 'vitest';
import { ApprovalPage } from './approval-page';

afterEach(cleanup);

const approval = {
  id: 'ar-1',
  status: 'waiting',
  createdAt: '2026-11-21T10:00:00+01:00',
  total: 109_700,
  currencyCode: 'CZK',
  buyer: { name: 'Petr Sedlák', email: 'petr@example.com' },
  orderCode: null,
  heldBy: 'monthlyLimit',
  canDecide: false,
  canCancel: false,
  current: null,
  order: anOrder({ code: '' }),
  log: [{ kind: 'requested', name: 'Petr Sedlák', reason: null, at: '2026-11-21T10:00:00+01:00' }],
};
const show = (changes: object) => renderPage(ApprovalPage, { loaderData: { approval: { ...approval, ...changes } } });
const formOf = (button: HTMLElement) => new FormData(button.closest('form') ?? undefined);

it('approves at the price that it shows, and rejects with a reason', async () => {
  await show({ canDecide: true, current: { total: 1_150.5, changes: ['Hadice: 998 Kč → 1 050 Kč'] } });
  const approve = screen.getByRole('button', { name: /^Schválit a objednat za 1.150,50.Kč$/ });
  expect(formOf(approve).get('total')).toBe('1150.5');
  expect(screen.getByText('Hadice: 998 Kč → 1 050 Kč')).toBeTruthy();
  expect(screen.getByText('Přesahuje měsíční limit nákupčího.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Důvod' }).getAttribute('name')).toBe('reason');
});

it('cannot approve what cannot be ordered', async () => {
  await show({ canDecide: true, current: { total: null, changes: ['Hadice je vyprodaná'] } });
  expect(screen.queryByRole('button', { name: /^Schválit/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Neschválit' })).toBeTruthy();
});

it('lets a buyer cancel while it waits', async () => {
  await show({ canCancel: true });
  expect(screen.getByRole('button', { name: 'Zrušit žádost' }).getAttribute('value')).toBe('cancel');
  expect(screen.queryByRole('button', { name: 'Neschválit' })).toBeNull();
});

it('says who did what, and leads to the order', async () => {
  const event = { kind: 'rejected', name: 'Hana Malá', reason: 'Letos už ne', at: '2026-11-22T10:00:00+01:00' };
  await show({ status: 'approved', orderCode: '2026000001', log: [...approval.log, event] });
  expect(screen.getByRole('link', { name: 'objednávka 2026000001' }).getAttribute('href')).toBe(
    '/uzivatel/objednavky/2026000001',
  );
  const [first, last] = within(screen.getAllByRole('list').at(-1) ?? document.body).getAllByRole('listitem');
  expect(first?.textContent).toContain('žádá Petr Sedlák');
  expect(last?.textContent).toContain('Důvod: Letos už ne');
});
