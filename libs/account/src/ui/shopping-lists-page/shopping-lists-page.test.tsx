import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page';
import { ShoppingListsPage } from './shopping-lists-page';

afterEach(cleanup);

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Název seznamu' });
const fromCart = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Vložit do něj, co mám teď v košíku' });

it('has an empty form for a new list', async () => {
  await renderPage(ShoppingListsPage, { loaderData: { lists: [], preset: null } });
  expect(nameField().value).toBe('');
  expect(fromCart().checked).toBe(false);
  expect(document.activeElement).not.toBe(nameField());
});

it('has the form filled in and focused for saving the cart', async () => {
  const preset = { name: 'Nákup 23. 11. 2026', fromCart: true };
  await renderPage(ShoppingListsPage, { loaderData: { lists: [], preset } });
  expect(nameField().value).toBe(preset.name);
  expect(fromCart().checked).toBe(true);
  expect(document.activeElement).toBe(nameField());
});
