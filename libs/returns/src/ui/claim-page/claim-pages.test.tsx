import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from '@vyloha/account/testing';
import { afterEach, describe, expect, it } from 'vitest';
import type { Claim } from '../../model/claims/claim';
import { ClaimLookupPage } from '../claim-lookup-page/claim-lookup-page';
import { ClaimOrderPage } from '../claim-order-page/claim-order-page';
import { ClaimProtocolPage } from '../claim-protocol-page/claim-protocol-page';
import { ClaimsPage } from '../claims-page/claims-page';
import { NewClaimPage } from '../new-claim-page/new-claim-page';
import { ClaimPage } from './claim-page';

afterEach(cleanup);

const claim: Claim = {
  code: 'R2026000001',
  orderCode: '2026000001',
  state: 'rejected',
  amount: 2,
  solution: 'refund',
  remedy: null,
  guaranteeUntil: '2028-11-20',
  photoCount: 2,
  createdAt: '2026-11-21T10:05:00+01:00',
  dueDate: '2026-12-21',
  item: { id: 'i', name: 'Konev', code: 'K-1', unit: 'ks' },
  description: '<b>Kape</b>',
  history: [
    { state: 'received', changedAt: '2026-11-21T10:05:00+01:00', note: null },
    { state: 'rejected', changedAt: '2026-11-22T10:05:00+01:00', note: 'Spadla ze střechy.' },
  ],
  customer: { name: 'Jan Novák', email: 'jan@example.com', phone: '+420 777', addressLines: ['Dlouhá 12'] },
};

it('lists claims with the day until which open ones are settled', async () => {
  const open = { ...claim, code: 'R2026000002', state: 'assessing' };
  await renderPage(ClaimsPage, { loaderData: { claims: [open, claim], page: 1, totalPages: 1 } });
  const row = screen.getByRole('row', { name: /R2026000001/ });
  expect(within(row).getByText('Zamítnutá')).toBeTruthy();
  expect(row.textContent).not.toContain('nejpozději');
  const openRow = screen.getByRole('row', { name: /R2026000002/ });
  expect(openRow.textContent).toMatch(/nejpozději 21\.\s12\.\s2026/);
  expect(screen.getByRole('link', { name: 'Nová reklamace' }).getAttribute('href')).toBe('/uzivatel/reklamace/nova');
});

it('shows what is claimed as it was typed, the photographs, and what the shop said', async () => {
  await renderPage(ClaimPage, { loaderData: { claim, token: null } });
  for (const text of ['<b>Kape</b>', 'Vrácení peněz', 'Spadla ze střechy.', '2 ks', /^do 20\. 11\. 2028$/])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    '/uzivatel/reklamace/r2026000001/fotografie/1',
    '/uzivatel/reklamace/r2026000001/fotografie/2',
  ]);
});

it('says how it was remedied', async () => {
  const settled = { ...claim, state: 'settled' as const, remedy: 'repair' as const };
  await renderPage(ClaimPage, { loaderData: { claim: settled, token: null } });
  expect(screen.getByText('Jak jsme ji vyřešili').nextSibling?.textContent).toBe('Oprava');
});

it('has a protocol with both parties', async () => {
  const seller = { addressLines: ['Zelená výloha'], phone: '1', email: 'a@b.cz', tin: '12345678', vatin: 'CZ12345678' };
  await renderPage(ClaimProtocolPage, { loaderData: { claim, token: null, seller }, locale: 'sk' });
  expect(screen.getByRole('heading', { level: 1, name: /Reklamačný protokol/ })).toBeTruthy();
  for (const text of ['Zelená výloha', 'Jan Novák', 'Priložené 2 fotografie.'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('offers the products that may be claimed, and says where there are none', async () => {
  const orders = [
    { id: 'o', code: '1', createdAt: claim.createdAt, items: [{ id: 'i', name: 'Konev', amount: 3, unit: 'ks' }] },
  ];
  const form = { orders, attempt: 'attempt-0123456789' };
  await renderPage(NewClaimPage, { loaderData: { ...form, hasRepairNotice: true } });
  const [first] = screen.getAllByRole('radio');
  const notice = screen.getByText(/prodlouží o 12 měsíců/);
  expect(first && notice.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('value'))).toEqual(['', 'o:i']);
  expect(screen.getByRole('option', { name: 'Konev, 3 ks' }).parentElement?.getAttribute('label')).toMatch(
    /^Objednávka 1 z 21/,
  );
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  cleanup();
  await renderPage(NewClaimPage, { loaderData: { orders: [], attempt: 'attempt-0123456789' } });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Najít objednávku' }).getAttribute('href')).toBe('/reklamace');
});

const linksOf = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('without an account', () => {
  const token = 'aB-c_1';
  const ofOrder = '/reklamace/objednavka/aB-c_1';
  const orders = [
    { id: '1', code: '1', createdAt: claim.createdAt, items: [{ id: 'i', name: 'Konev', amount: 3, unit: 'ks' }] },
  ];
  const order = {
    isClaimable: true,
    token,
    code: '2026000001',
    createdAt: claim.createdAt,
    attempt: 'attempt-0123456789',
  };

  it('a claim is shown by the secret of its order, and leads nowhere that needs a login', async () => {
    await renderPage(ClaimPage, { loaderData: { claim, token } });
    expect(screen.getByText('Spadla ze střechy.')).toBeTruthy();
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      `${ofOrder}/r2026000001/fotografie/1`,
      `${ofOrder}/r2026000001/fotografie/2`,
    ]);
    expect(linksOf()).toContain(`${ofOrder}/r2026000001/protokol`);
    expect(linksOf()).toContain('/objednavka/aB-c_1');
    expect(linksOf().filter((link) => link.startsWith('/uzivatel'))).toEqual([]);
  });

  it('its order has its claims, which open by the order’s own secret alone, and the form of a further one', async () => {
    await renderPage(ClaimOrderPage, { loaderData: { ...order, orders, claims: [claim], opensClaims: true } });
    expect(screen.getByRole('link', { name: claim.code }).getAttribute('href')).toBe(`${ofOrder}/r2026000001`);
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('value'))).toEqual(['', '1:i']);
    cleanup();
    await renderPage(ClaimOrderPage, { loaderData: { ...order, orders, claims: [claim], opensClaims: false } });
    expect(screen.queryByRole('link', { name: claim.code })).toBeNull();
    expect(screen.getByText(/poslali na e-mail uvedený v objednávce/)).toBeTruthy();
  });

  it.each([
    [false, 'Z tejto objednávky nemožno nič reklamovať'],
    [true, 'Všetok tovar z tejto objednávky už reklamujete'],
  ])('says where nothing can be claimed, and where everything is: %s', async (isClaimable, text) => {
    await renderPage(ClaimOrderPage, {
      loaderData: { ...order, isClaimable, orders: [], claims: [], opensClaims: true },
      locale: 'sk',
    });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('finds an order, and leaves the way to the address with a secret to the browser', async () => {
    const { user } = await renderPage(ClaimLookupPage, { loaderData: {} });
    await user.type(screen.getByRole('textbox', { name: /Číslo objednávky/ }), '2026000001');
    await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'jana@example.com');
    const form = screen.getByRole('button', { name: /Pokračovat/ }).closest('form');
    expect(form?.getAttribute('action')).toBe('/reklamace');
    expect(form && fireEvent.submit(form)).toBe(true);
  });
});
