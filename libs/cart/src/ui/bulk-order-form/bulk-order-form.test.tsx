import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankRow } from '../../model/bulk-order/bulk-order-row';
import type { CheckedRow } from '../../model/bulk-order/checked-row';
import { renderInShop } from '../../testing/render-in-shop';
import { BulkOrderForm } from './bulk-order-form';

const blank: CheckedRow = { ...blankRow, found: null, problem: null, choices: [] };
const requested = vi.fn<(body: string) => readonly CheckedRow[]>();

beforeEach(() => {
  document.body.innerHTML = '';
  requested.mockReset();
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) =>
    Response.json({ rows: requested(String(body)) }),
  );
});
afterEach(() => vi.unstubAllGlobals());

function show(rows: readonly CheckedRow[] = [blank, blank]) {
  const posted = vi.fn();
  renderInShop(<BulkOrderForm rows={rows} alert={null} />, {
    action: async ({ request }) => {
      posted(Object.fromEntries(await request.formData()));
      return null;
    },
  });
  return posted;
}

const code = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Řádek ${number}: kód, EAN nebo název` });
const quantity = (number: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Řádek ${number}: množství` });

describe('BulkOrderForm', () => {
  it('is a plain form: Enter checks, a choice is a button with its row', () => {
    const choices = [{ code: '1-1', name: 'Konev' }];
    show([{ ...blank, code: 'konev', problem: 'Vyberte, které zboží myslíte.', choices }, blank]);
    expect(document.querySelector<HTMLButtonElement>('form button')).toMatchObject({ name: 'intent', value: 'check' });
    expect(screen.getByRole('button', { name: 'Konev 1-1' })).toMatchObject({
      type: 'submit',
      name: 'choice',
      value: '0:1-1',
    });
    expect(code(1).getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(code(1).getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Vyberte, které zboží myslíte.');
  });

  it('checks rows while they are typed, and shows no answer to something else', async () => {
    requested.mockImplementation(() => [{ ...blank, code: '1-1', found: { name: 'Konev', unit: 'ks' } }, blank]);
    show();
    await userEvent.type(code(1), '1-1');
    await screen.findByText('Konev (ks)', {}, { timeout: 2000 });
    expect(requested).toHaveBeenCalledOnce();
    expect(Object.fromEntries(new URLSearchParams(requested.mock.calls[0]?.[0]))).toMatchObject({
      edited: '0',
      'row.0.code': '1-1',
    });
    await userEvent.type(code(1), '2');
    expect(screen.queryByText('Konev (ks)')).toBeNull();
  });

  it('takes a choice, and goes on to its quantity', async () => {
    requested.mockImplementation(() => []);
    show([{ ...blank, code: 'konev', problem: 'Vyberte', choices: [{ code: '1-1', name: 'Konev' }] }, blank]);
    await userEvent.click(screen.getByRole('button', { name: 'Konev 1-1' }));
    expect(code(1).value).toBe('1-1');
    expect(document.activeElement).toBe(quantity(1));
  });

  it('goes to the next row on Enter, as a barcode reader sends it', async () => {
    const posted = show();
    await userEvent.type(code(1), '8590000000017{Enter}');
    expect(document.activeElement).toBe(code(2));
    expect(posted).not.toHaveBeenCalled();
  });

  it('adds rows in place and posts all of them', async () => {
    const posted = show();
    await userEvent.click(screen.getByRole('button', { name: 'Přidat řádky' }));
    await userEvent.type(quantity(7), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Vložit do košíku' }));
    await waitFor(() => expect(posted).toHaveBeenCalledOnce());
    expect(posted).toHaveBeenCalledWith(
      expect.objectContaining({ intent: 'add', 'row.6.quantity': '3', 'row.0.code': '' }),
    );
  });

  it('keeps what is typed when the check fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    show();
    await userEvent.type(code(1), '1-1');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(code(1).value).toBe('1-1');
  });
});
