import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OrderEntryRefusal } from '../../model/bulk-order/order-entry';
import { renderInShop } from '../../testing/render-in-shop';
import { OrderImportPage } from './order-import-page';

beforeEach(() => {
  document.body.innerHTML = '';
});

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Kódy a množství' });

it('posts the typed text and shows its problems', async () => {
  const posted = vi.fn();
  const refusal: OrderEntryRefusal = {
    bulkOrder: null,
    list: {
      text: '9-9;1',
      lines: [{ number: 1, message: 'Kód 9-9 neznáme.', text: '9-9;1' }],
      goodCount: 2,
      problem: null,
      fileProblem: null,
      alert: { tone: 'warning', text: 'Inventura' },
    },
  };
  renderInShop(<OrderImportPage />, {
    path: '/kosik/import-objednavky',
    loader: () => ({ rows: null, attempt: 'key-of-the-form-1' }),
    action: async ({ request }) => {
      posted(Object.fromEntries(await request.formData()));
      return refusal;
    },
  });
  await screen.findByRole('textbox');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await userEvent.type(field(), '9-9;1');
  await userEvent.click(screen.getByRole('button', { name: 'Vložit seznam do košíku' }));
  await screen.findByText('Řádek 1: Kód 9-9 neznáme.');
  expect(posted).toHaveBeenCalledWith({ lines: '9-9;1', attempt: 'key-of-the-form-1', file: expect.anything() });
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['9-9;1', 'true']);
  const [, message] = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(message ?? '')?.textContent).toBe('Řádek 1: Kód 9-9 neznáme. 9-9;1');
  expect(document.activeElement?.textContent).toBe('Inventura');
  await userEvent.click(screen.getByRole('button', { name: 'Vložit správné řádky' }));
  await waitFor(() => expect(posted).toHaveBeenLastCalledWith(expect.objectContaining({ goodOnly: '1' })));
});

it('says what is wrong with a file beside the file', async () => {
  const list = { text: '', lines: [], goodCount: 0, problem: null, fileProblem: 'Soubor je prázdný.', alert: null };
  renderInShop(<OrderImportPage />, {
    path: '/kosik/import-objednavky',
    loader: () => ({ rows: null, attempt: 'key-of-the-form-1' }),
    action: (): OrderEntryRefusal => ({ bulkOrder: null, list }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Vložit seznam do košíku' }));
  const problem = await screen.findByText('Soubor je prázdný.');
  expect(document.activeElement?.contains(problem)).toBe(true);
  const file = screen.getByLabelText('Nebo soubor CSV či Excel (XLSX)');
  expect([file.getAttribute('aria-invalid'), field().getAttribute('aria-invalid')]).toEqual(['true', null]);
  const [, message] = file.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(message ?? '')?.textContent).toBe('Soubor je prázdný.');
});
