import { cleanup, screen, waitFor } from '@testing-library/react';
import { someCurrencies } from '@vyloha/session/testing';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShoppingList } from '../../model/shopping-list';
import { renderPage } from '../../testing/render-page';
import { ShoppingListPage } from './shopping-list-page';

afterEach(cleanup);

const item: ShoppingList['items'][number] = {
  id: 'li-1',
  name: 'Hadice',
  slug: 'hadice',
  productId: 'p-hadice',
  variantId: 'v-hadice',
  fileKey: null,
  amount: 1,
  metres: null,
  unit: 'ks',
  totalMinor: 49_900,
  totalWithoutTaxMinor: 41_240,
  credits: null,
  isSaleable: true,
  isAvailable: true,
};

async function show(changes: Partial<typeof item>, description?: string, shopper: { displayVat?: boolean } = {}) {
  const [currency] = someCurrencies();
  const list: ShoppingList = { id: 'l-1', name: 'Jaro', shareToken: null, items: [{ ...item, ...changes }] };
  await renderPage(ShoppingListPage, { loaderData: { list, currency, isRemoving: false, sharedUrl: null }, shopper });
  const name = 'Do košíku – Hadice';
  const button = await screen.findByRole('button', { name, ...(description !== undefined && { description }) });
  return { isDisabled: button.getAttribute('aria-disabled') === 'true', row: button.closest('li') };
}

it('adds what can be bought to the cart', async () => {
  const { isDisabled, row } = await show({});
  expect(isDisabled).toBe(false);
  expect(row?.textContent).toContain('499\u00a0Kč');
});

it('says so where its prices are without tax', async () => {
  const { row } = await show({}, undefined, { displayVat: false });
  expect(row?.textContent).toContain('412,40\u00a0Kč bez DPH');
});

it('adds as much as the list says', async () => {
  const { row } = await show({ amount: 25, metres: 0.1, unit: 'bm' });
  const form = row?.querySelector('form[action="/kosik"]');
  const fields = form instanceof HTMLFormElement ? Object.fromEntries(new FormData(form)) : null;
  expect(fields).toMatchObject({ id: 'v-hadice', quantity: '2.5', multiplier: '0.1' });
});

it('says why what is sold out cannot be added', async () => {
  expect(await show({ isAvailable: false }, 'Není skladem')).toMatchObject({ isDisabled: true });
  // Beside the tooltip.
  expect(screen.getAllByText('Není skladem')).toHaveLength(2);
});

it('says one thing of what is not sold any more, and nothing of a price that it has not', async () => {
  const { isDisabled, row } = await show({ isSaleable: false, isAvailable: false, totalMinor: 0 }, 'Neprodejné');
  expect(isDisabled).toBe(true);
  // The badge and the tooltip.
  expect(screen.getAllByText('Neprodejné')).toHaveLength(2);
  expect(row?.textContent).not.toMatch(/skladem|zdarma/i);
});

it('saves another amount by itself', async () => {
  const [currency] = someCurrencies();
  const list: ShoppingList = { id: 'l-1', name: 'Jaro', shareToken: null, items: [item] };
  const loaderData = { list, currency, isRemoving: false, sharedUrl: null };
  const saved = vi.fn();
  const { user } = await renderPage(ShoppingListPage, {
    loaderData,
    action: async ({ request }) => {
      saved(Object.fromEntries(await request.formData()));
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Přidat –/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ intent: 'amount', itemId: 'li-1', quantity: '2' }));
});
