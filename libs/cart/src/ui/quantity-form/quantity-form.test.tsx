import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartActionResult, CartRefusal } from '../../model/changes/cart-action-result';
import { aCartLine } from '../../testing/a-cart';
import { renderInShop } from '../../testing/render-in-shop';
import { QuantityForm } from './quantity-form';

const posted = vi.fn();
const onRemoveRequest = vi.fn();
let result: CartActionResult;

async function action({ request }: { request: Request }) {
  posted(Object.fromEntries(await request.formData()));
  return result;
}

function show({ line = aCartLine({ amount: 2 }), refusal = null as CartRefusal | null } = {}) {
  renderInShop(<QuantityForm line={line} refusal={refusal} onRemoveRequest={onRemoveRequest} />, { action });
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Množství: Zahradní hadice Flexi' });
}

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

beforeEach(() => {
  document.body.innerHTML = '';
  posted.mockReset();
  onRemoveRequest.mockReset();
  result = { ok: true, value: { kind: 'done', notice: { kind: 'info', text: 'Množství bylo upraveno' } } };
});

describe('QuantityForm', () => {
  it('is a form with a button without script', () => {
    const field = show();
    expect(field.form?.getAttribute('action')).toBe('/kosik');
    expect(field.form?.method).toBe('post');
    expect(Object.fromEntries(new FormData(field.form ?? undefined))).toEqual({
      intent: 'change',
      lineId: 'ci-1',
      quantity: '2',
    });
    expect(screen.getByRole('button', { name: 'Přepočítat' }).getAttribute('type')).toBe('submit');
  });

  it('debounces quick changes and sends only the last', async () => {
    await retype(show(), '12');
    expect(posted).not.toHaveBeenCalled();
    await waitFor(() => expect(posted).toHaveBeenCalledOnce(), { timeout: 2000 });
    expect(posted).toHaveBeenCalledWith({ intent: 'change', lineId: 'ci-1', quantity: '12', respondWith: 'json' });
  });

  it('sends at once on Enter', async () => {
    await retype(show(), '7{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledOnce(), { timeout: 300 });
  });

  it('asks to confirm the removal instead of sending zero', async () => {
    await retype(show(), '0{Enter}');
    expect(onRemoveRequest).toHaveBeenCalledOnce();
    expect(posted).not.toHaveBeenCalled();
  });

  it('asks about a part of a piece instead of swallowing its comma', async () => {
    const field = show();
    await retype(field, '1,5');
    await userEvent.tab();
    await waitFor(() => expect(posted).toHaveBeenLastCalledWith(expect.objectContaining({ quantity: '1.5' })));
    expect(field.value).toBe('1.5');
  });

  it('shows metres with decimals and sends them as typed', async () => {
    const field = show({ line: aCartLine({ amount: 25, multiplier: 0.1, unit: 'bm' }) });
    expect(field.value).toBe('2.5');
    await retype(field, '3,5{Enter}');
    await waitFor(() => expect(posted).toHaveBeenCalledWith(expect.objectContaining({ quantity: '3.5' })));
  });

  it('shows beside the field why a change was rejected', async () => {
    const reason = { kind: 'refused', message: 'Zboží máme už jen 12 ks' } as const;
    result = { ok: false, problem: { reason, lineId: 'ci-1', quantity: '99' } };
    const field = show();
    await retype(field, '99{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Zboží máme už jen 12 ks');
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toContain('Zboží máme už jen 12 ks');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps the value of a rejected plain form', () => {
    const reason = { kind: 'refused', message: 'Málo' } as const;
    const field = show({ refusal: { reason, lineId: 'ci-1', quantity: '99' } });
    expect(field.value).toBe('99');
    expect(screen.getByRole('alert').textContent).toContain('Málo');
  });
});
