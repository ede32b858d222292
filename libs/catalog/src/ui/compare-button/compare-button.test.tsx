import { renderInShop } from '@vyloha/cart/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CompareButton } from './compare-button';

const product = { id: 'p-1', name: 'Hadice' };

function show(isCompared: boolean) {
  const action = vi.fn(async ({ request }: { request: Request }) => {
    return { kind: 'added', text: 'Přidáno do porovnání', fields: Object.fromEntries(await request.formData()) };
  });
  renderInShop(<CompareButton product={product} isCompared={isCompared} />, { action });
  return { action, button: screen.getByRole<HTMLButtonElement>('button', { name: 'Porovnat: Hadice' }) };
}

beforeEach(() => {
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  document.body.innerHTML = '';
});

it.each([
  [false, 'add'],
  [true, 'remove'],
])('is a plain form; compared: %s', (isCompared, name) => {
  const { button } = show(isCompared);
  expect(button.getAttribute('aria-pressed')).toBe(String(isCompared));
  expect([button.name, button.value]).toEqual([name, 'p-1']);
  expect([button.form?.method, button.form?.getAttribute('action')]).toEqual(['post', '/porovnat']);
});

it('stays on the page with script and shows a confirmation until it is closed', async () => {
  const { action, button } = show(false);
  fireEvent.click(button);
  await screen.findByRole('heading', { name: 'Přidáno do porovnání' });
  const [answer] = action.mock.results;
  expect(await answer?.value).toMatchObject({ fields: { add: 'p-1', respondWith: 'json' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pokračovat v nákupu' }));
  expect(screen.queryByRole('heading', { name: 'Přidáno do porovnání' })).toBeNull();
});
