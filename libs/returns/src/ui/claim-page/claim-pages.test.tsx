import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '@vyloha/account/testing';
import { afterEach, expect, it } from 'vitest';
import type { Claim } from '../../model/claims/claim';
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
  photoCount: 2,
  createdAt: '2026-11-21T10:05:00+01:00',
  dueDate: '2026-12-21',
  item: { name: 'Konev', code: 'K-1', unit: 'ks' },
  description: '<b>Kape</b>',
  history: [
    { state: 'received', changedAt: '2026-11-21T10:05:00+01:00', note: null },
    { state: 'rejected', changedAt: '2026-11-22T10:05:00+01:00', note: 'Spadla ze střechy.' },
  ],
  customer: { name: 'Jan Novák', email: 'jan@example.com', phone: '+420 777', addressLines: ['Dlouhá 12'] },
};

it('lists claims with the day until which they are settled', async () => {
  await renderPage(ClaimsPage, { loaderData: { claims: [claim], page: 1, totalPages: 1 } });
  const row = screen.getByRole('row', { name: /R2026000001/ });
  expect(within(row).getByText('Zamítnutá')).toBeTruthy();
  expect(row.textContent).toMatch(/nejpozději 21\.\s12\.\s2026/);
  expect(screen.getByRole('link', { name: 'Nová reklamace' }).getAttribute('href')).toBe('/uzivatel/reklamace/nova');
});

it('shows what is claimed as it was typed, the photographs, and what the shop said', async () => {
  await renderPage(ClaimPage, { loaderData: { claim } });
  for (const text of ['<b>Kape</b>', 'Vrácení peněz', 'Spadla ze střechy.', '2 ks'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    '/uzivatel/reklamace/r2026000001/fotografie/1',
    '/uzivatel/reklamace/r2026000001/fotografie/2',
  ]);
});

it('has a protocol with both parties', async () => {
  const seller = { addressLines: ['Zelená výloha'], phone: '1', email: 'a@b.cz', tin: '12345678', vatin: 'CZ12345678' };
  await renderPage(ClaimProtocolPage, { loaderData: { claim, seller }, locale: 'sk' });
  expect(screen.getByRole('heading', { level: 1, name: /Reklamačný protokol/ })).toBeTruthy();
  for (const text of ['Zelená výloha', 'Jan Novák', 'Priložené 2 fotografie.'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('offers the products that may be claimed, and says where there are none', async () => {
  const orders = [
    { id: 'o', code: '1', createdAt: claim.createdAt, items: [{ id: 'i', name: 'Konev', amount: 3, unit: 'ks' }] },
  ];
  await renderPage(NewClaimPage, { loaderData: { orders, attempt: 'attempt-0123456789' } });
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('value'))).toEqual(['', 'o:i']);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  cleanup();
  await renderPage(NewClaimPage, { loaderData: { orders: [], attempt: 'attempt-0123456789' } });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Napište nám' })).toBeTruthy();
});
