import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '@vyloha/account/testing';
import { someCurrencies } from '@vyloha/session/testing';
import { afterEach, expect, it } from 'vitest';
import { DocumentsPage } from './documents-page';

afterEach(cleanup);

const [currency] = someCurrencies();
const invoice = {
  id: 'd-1',
  title: 'Faktura 20261000001',
  createdAt: '2026-11-25T10:00:00+01:00',
  orderCode: '2026000001',
  totalMinor: 109_700,
  currencyCode: 'CZK',
  currency,
  formats: ['pdf', 'isdoc', 'ubl'],
};
const note = { ...invoice, id: 'd-2', title: 'Dodací list 20263000001', totalMinor: null, formats: ['pdf'] };
const all = {
  documents: [invoice, note],
  search: { kind: null, year: null, isUnpaid: false },
  companyView: null,
  years: [2026],
  total: 2,
  page: 1,
  totalPages: 1,
};

it('links the files of each document, and its order', async () => {
  await renderPage(DocumentsPage, { loaderData: all });
  const [, first, second] = screen.getAllByRole('row');
  const links = (row: HTMLElement | undefined) =>
    within(row ?? document.body)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links(first)).toEqual([
    ['Objednávka 2026000001', '/uzivatel/objednavky/2026000001'],
    ['Stáhnout Faktura 20261000001 (PDF)', '/uzivatel/dokumenty/d-1/pdf'],
    ['Stáhnout Faktura 20261000001 (ISDOC)', '/uzivatel/dokumenty/d-1/isdoc'],
    ['Stáhnout Faktura 20261000001 (XML, UBL)', '/uzivatel/dokumenty/d-1/ubl'],
  ]);
  expect(links(second)).toHaveLength(2);
  expect(first?.textContent?.replaceAll('\u00a0', ' ')).toContain('1 097 Kč');
});

it('offers a search that works as a plain form, and keeps it', async () => {
  const loaderData = { ...all, documents: [], total: 0, search: { kind: 'creditNote', year: 2024 } };
  await renderPage(DocumentsPage, { loaderData });
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/uzivatel/dokumenty']);
  const values = [...form.querySelectorAll('select')].map(({ name, value }) => [name, value]);
  expect(values).toEqual([
    ['druh', 'creditNote'],
    ['rok', '2024'],
  ]);
  expect(screen.getByRole('status').textContent).toContain('Žádný dokument neodpovídá hledání.');
});

it('says when there is none yet', async () => {
  await renderPage(DocumentsPage, { loaderData: { ...all, documents: [], total: 0 }, locale: 'sk' });
  expect(screen.getByText('Zatiaľ tu nemáte žiadny dokument')).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
});
