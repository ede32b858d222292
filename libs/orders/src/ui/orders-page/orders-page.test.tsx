import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '@vyloha/account/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { anOrder } from '../../testing/an-order';
import { OrdersPage } from './orders-page';

afterEach(cleanup);

const search = { code: '', status: null, year: null, isOfCompany: false, isUnpaid: false };
const all = { orders: [anOrder()], search, companyView: null, years: [2026, 2025], total: 1, page: 1, totalPages: 1 };
const orders = '/uzivatel/objednavky';

const valueOf = (role: 'searchbox' | 'combobox', name: string) =>
  screen.getByRole<HTMLInputElement | HTMLSelectElement>(role, { name }).value;
const statusText = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');

describe('OrdersPage', () => {
  it('offers a search that works as a plain form', async () => {
    await renderPage(OrdersPage, { loaderData: all });
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.method, form.getAttribute('action')]).toEqual(['get', orders]);
    const names = [...form.querySelectorAll('input, select')].map((control) => control.getAttribute('name'));
    expect(names).toEqual(['cislo', 'stav', 'rok']);
    const years = within(form).getByRole('combobox', { name: 'Rok' });
    const options = within(years).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Všechny', '2026', '2025']);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('keeps what was searched for, also over pages', async () => {
    const path = `${orders}?cislo=2026&stav=shipped`;
    const loaderData = { ...all, search: { ...search, code: '2026', status: 'shipped' }, total: 22, totalPages: 3 };
    await renderPage(OrdersPage, { path, loaderData });
    expect(valueOf('searchbox', 'Číslo')).toBe('2026');
    expect(valueOf('combobox', 'Stav')).toBe('shipped');
    expect(statusText()).toBe('Našli jsme 22 objednávek. Zobrazit všechny');
    const pages = within(screen.getByRole('navigation', { name: 'Stránkování' })).getAllByRole('link');
    expect(pages.map((link) => link.getAttribute('href'))).toContain(`${path}&p=3`);
  });

  it('shows owners and approvers who ordered for their company, and lets them choose whose', async () => {
    const orderedBy = { name: 'Petr Sedlák', isCaller: false };
    const loaderData = {
      ...all,
      orders: [anOrder({ orderedBy })],
      search: { ...search, isOfCompany: true },
      companyView: { seesColleagues: true },
    };
    await renderPage(OrdersPage, { loaderData });
    expect(screen.getByRole('heading', { level: 1, name: 'Objednávky firmy' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Petr Sedlák' })).toBeTruthy();
    expect(valueOf('combobox', 'Kdo objednal')).toBe('1');
    expect(valueOf('combobox', 'Platba')).toBe('');
    cleanup();
    await renderPage(OrdersPage, { loaderData: { ...all, companyView: { seesColleagues: false } } });
    expect(screen.queryByRole('combobox', { name: 'Kdo objednal' })).toBeNull();
    expect(valueOf('combobox', 'Platba')).toBe('');
  });

  it('offers all orders when none matches', async () => {
    const loaderData = { ...all, orders: [], total: 0, search: { ...search, year: 2019 } };
    await renderPage(OrdersPage, { loaderData });
    expect(statusText()).toContain('Žádná objednávka neodpovídá hledání.');
    expect(screen.getByRole('link', { name: 'Zobrazit všechny' }).getAttribute('href')).toBe(orders);
    expect(valueOf('combobox', 'Rok')).toBe('2019');
  });

  it('lists orders with links to each', async () => {
    await renderPage(OrdersPage, { loaderData: all });
    expect(screen.getByRole('link', { name: '2026000123' }).getAttribute('href')).toBe(`${orders}/2026000123`);
  });

  it('offers a link to shopping and nothing to search without orders, in Slovak too', async () => {
    await renderPage(OrdersPage, { loaderData: { ...all, orders: [], total: 0 }, locale: 'sk' });
    expect(screen.getByText('Zatiaľ tu nemáte žiadnu objednávku')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vybrať si tovar' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('search')).toBeNull();
  });
});
