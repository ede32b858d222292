import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartActionResult } from '../../model/changes/cart-action-result';
import { aCartLine } from '../../testing/a-cart';
import { renderInShop, type ShopOptions } from '../../testing/render-in-shop';
import { AddToCartForm, type AddToCartFormProps } from './add-to-cart-form';

const posted = vi.fn();
let result: CartActionResult;

/** A product whose other variant is selected by a button. */
function ProductWithVariants() {
  const [variantId, setVariantId] = useState('v-1');
  return (
    <>
      <button onClick={() => setVariantId('v-2')}>Jiná varianta</button>
      <AddToCartForm variantId={variantId} name="Hadice" />
    </>
  );
}

async function action({ request }: { request: Request }) {
  posted(Object.fromEntries(await request.formData()));
  return result;
}

function show(props: Partial<AddToCartFormProps> = {}, options: ShopOptions = {}) {
  renderInShop(<AddToCartForm variantId="v-1" name="Hadice" {...props} />, { action, ...options });
  return screen.getByRole('button', { name: /Do košíku – Hadice/ });
}

const metres = { multiplier: 0.1, limits: { min: 10, max: 300, step: 5 }, unit: 'bm' };

beforeEach(() => {
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  document.body.innerHTML = '';
  posted.mockReset();
  const added = { line: aCartLine({ amount: 5 }), changedAmount: 2, requestedQuantity: null };
  result = { ok: true, value: { kind: 'added', added, notice: null } };
});

describe('AddToCartForm', () => {
  it('adds one piece by a plain form', () => {
    const form = show().closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/kosik', 'post']);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ intent: 'add', id: 'v-1' });
  });

  it('adds a fixed quantity without a field', () => {
    const form = show({ fixedQuantity: { quantity: 2.5, multiplier: 0.1 } }).closest('form');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({ multiplier: '0.1', quantity: '2.5' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('carries everything the server needs for metres, starting at the minimum amount', () => {
    const form = show({ quantity: metres, isForCredits: true }).closest('form');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      intent: 'add',
      id: 'v-1',
      multiplier: '0.1',
      forCredits: 'true',
      quantity: '1',
    });
  });

  it('confirms in a dialog what was added and lets the shopper continue', async () => {
    await userEvent.click(show());
    const dialog = await screen.findByRole('dialog', { name: 'Zboží je v košíku' });
    expect(posted).toHaveBeenCalledWith({ intent: 'add', id: 'v-1', respondWith: 'json' });
    expect(dialog.textContent).toContain('2\u00a0ks');
    expect(dialog.textContent).toContain('998\u00a0Kč');
    expect(screen.getByRole('link', { name: 'Přejít do košíku' }).getAttribute('href')).toBe('/kosik');
    await userEvent.click(screen.getByRole('button', { name: 'Pokračovat v nákupu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when another quantity was added than was asked for', async () => {
    const added = { line: aCartLine({ amount: 24 }), changedAmount: 24, requestedQuantity: 13 };
    result = { ok: true, value: { kind: 'added', added, notice: null } };
    await userEvent.click(show());
    expect((await screen.findByRole('dialog')).textContent).toContain('místo 13 ks jsme proto přidali 24 ks.');
  });

  it('adds once for a double click', async () => {
    await userEvent.dblClick(show());
    await screen.findByRole('dialog');
    expect(posted).toHaveBeenCalledOnce();
  });

  it('confirms what was added although another variant was selected meanwhile', async () => {
    renderInShop(<ProductWithVariants />, { action });
    await userEvent.click(screen.getByRole('button', { name: /Do košíku/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Jiná varianta' }));
    expect(await screen.findByRole('dialog', { name: 'Zboží je v košíku' })).toBeTruthy();
    expect(posted).toHaveBeenCalledWith({ intent: 'add', id: 'v-1', respondWith: 'json' });
  });

  it('forgets why a variant was rejected when another one is selected', async () => {
    const reason = { kind: 'refused', message: 'Zboží je vyprodané' } as const;
    result = { ok: false, problem: { reason, lineId: null, quantity: null } };
    renderInShop(<ProductWithVariants />, { action });
    await userEvent.click(screen.getByRole('button', { name: /Do košíku/ }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Jiná varianta' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows why the backend rejected it', async () => {
    const reason = { kind: 'refused', message: 'Zboží je vyprodané' } as const;
    result = { ok: false, problem: { reason, lineId: null, quantity: null } };
    await userEvent.click(show());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Zboží je vyprodané'));
  });

  it('clamps a quantity to the bounds with the feature limitNotifications', async () => {
    show({ quantity: metres }, { features: ['limitNotifications'] });
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '90');
    expect(field.value).toBe('30');
    expect(screen.getByRole('status').textContent).toBe(
      'O tento produkt je nyní velký zájem. Aby vyšlo i na ostatní, můžete zakoupit max. 30 bm.',
    );
  });
});
