import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '@vyloha/account/testing';
import { someCurrencies } from '@vyloha/session/testing';
import { afterEach, expect, it } from 'vitest';
import { CompanyPage } from './company-page';

afterEach(cleanup);

const [currency] = someCurrencies();
const unlimited = { orderLimit: null, monthlyLimit: null, monthlyUsed: 700_000 };
const limits = { orderLimit: 500_000, monthlyLimit: 2_000_000, monthlyUsed: 1_250_000 };
const members = [
  { id: 'u-1', name: 'Martin Malý', email: 'martin@example.com', isCaller: true, role: 'owner', ...unlimited },
  { id: 'u-2', name: 'Petr Sedlák', email: 'petr@example.com', isCaller: false, role: 'buyer', ...limits },
];
const company = {
  id: 'c-1',
  name: 'Zahrady s.r.o.',
  tin: '27074358',
  vatin: null,
  addressLines: ['Dlouhá 12', '110 00 Praha'],
  currencyCode: 'CZK',
  role: 'owner',
  ...unlimited,
  invoice: null,
  members,
  invitations: [],
};
const show = (changes: object, changed: unknown = null, vatNumberState: object | null = null) =>
  renderPage(CompanyPage, {
    loaderData: { company: { ...company, ...changes }, vatNumberState, hasDocuments: true, currency, changed },
  });

it('lets owners invite, change and remove members', async () => {
  await show({});
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Odebrat.*Petr Sedlák/ }).getAttribute('value')).toBe('u-2');
  expect(screen.getByRole('link', { name: /^Změnit.*Petr Sedlák/ }).getAttribute('href')).toBe(
    '/uzivatel/firma?zmenit=u-2#clen',
  );
  expect(screen.getByText(/limit objednávky 5.000.Kč · měsíční limit 20.000.Kč/)).toBeTruthy();
  expect(screen.getByText(/Tento měsíc objednáno za 12.500.Kč, zbývá 7.500.Kč/)).toBeTruthy();
  // An owner orders without limits.
  expect(screen.queryByText(/objednáno za 7.000.Kč/)).toBeNull();
});

it('has the limits of the member being changed in the form', async () => {
  await show({}, members[1]);
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect(field(/^Limit jedné/)).toBe('5000');
  expect(field(/^Limit na měsíc/)).toBe('20000');
  expect(screen.queryByRole('button', { name: 'Poslat pozvánku' })).toBeNull();
});

it('shows all others their role and what is left of their limits alone', async () => {
  await show({ role: 'buyer', ...limits, monthlyUsed: 2_100_000, members: [] });
  expect(screen.getByText(/Nákupčí · limit objednávky 5.000.Kč/)).toBeTruthy();
  expect(screen.getByText(/objednáno za 21.000.Kč, zbývá 0.Kč/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Poslat pozvánku' })).toBeNull();
});

it('leads to the orders and documents of the company, and to what is unpaid', async () => {
  await show({ role: 'approver', members: [] });
  const links = within(screen.getByRole('region', { name: 'Objednávky a doklady' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/uzivatel/objednavky?firma=1',
    '/uzivatel/objednavky?firma=1&nezaplacene=1',
    '/uzivatel/dokumenty?firma=1',
    '/uzivatel/dokumenty?firma=1&nezaplacene=1',
  ]);
});

it('shows how much may still be ordered by invoice, and what is overdue', async () => {
  const invoice = { dueDays: 14, limitMinor: 5_000_000, usedMinor: 1_200_000, leftMinor: 3_800_000, overdueMinor: 0 };
  await show({ invoice, role: 'buyer' });
  const section = screen.getByRole('region', { name: 'Platba na fakturu' });
  const text = () => section.textContent?.replaceAll('\u00a0', ' ');
  for (const part of ['14 dní', '50 000 Kč', '12 000 Kč', '38 000 Kč']) expect(text()).toContain(part);
  expect(text()).not.toContain('Dokud je nezaplatíte');
  cleanup();
  await show({ invoice: { ...invoice, overdueMinor: 99_900 } });
  expect(screen.getByText(/Dokud je nezaplatíte/).textContent?.replaceAll('\u00a0', ' ')).toContain('999 Kč');
});

it('says what VIES knows of its number for VAT', async () => {
  const vatin = 'CZ27074358';
  await show({ vatin });
  expect(screen.queryByText(/VIES/)).toBeNull();
  cleanup();
  await show({ vatin }, null, { number: vatin, result: 'valid', askedAt: '2026-11-21T09:00:00.000Z' });
  expect(screen.getByText('CZ27074358 je v registru VIES platné.')).toBeTruthy();
});
