import { renderInShop } from '@vyloha/cart/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { NamedOffer } from '../../model/variants/variant-offer';
import { aProductDetail } from '../../testing/a-product-detail';
import { VariantBatch } from './variant-batch';

const offer = (variantId: string, name: string): NamedOffer => ({ ...aProductDetail(), variantId, name });

const posted = vi.fn();

async function show(answer: object, onAdded?: () => void) {
  renderInShop(<VariantBatch variants={[offer('v-m', 'M'), offer('v-l', 'L')]} {...(onAdded && { onAdded })} />, {
    action: async ({ request }) => {
      posted(Object.fromEntries(await request.formData()));
      return answer;
    },
  });
  await userEvent.click(await screen.findByText('Objednat více variant najednou'));
  const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Množství: L/ });
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '12');
  await userEvent.click(screen.getByRole('button', { name: 'Vložit vše do košíku' }));
  return quantity;
}

beforeEach(() => {
  document.body.innerHTML = '';
  posted.mockReset();
});

it('adds the quantities of all variants to the cart by one form, and resets', async () => {
  const onAdded = vi.fn();
  const quantity = await show({ ok: true, value: { kind: 'added', added: null, notice: null } }, onAdded);
  await waitFor(() => expect(quantity().value).toBe('0'));
  expect(posted).toHaveBeenCalledExactlyOnceWith({
    intent: 'addBatch',
    respondWith: 'json',
    'quantity.v-m': '0',
    'quantity.v-l': '12',
  });
  expect(onAdded).toHaveBeenCalled();
});

it('keeps what was typed when it is rejected, and shows why', async () => {
  const reason = { kind: 'quantityInvalid', reason: 'invalid' } as const;
  const quantity = await show({ ok: false, problem: { reason, lineId: null, quantity: null } });
  expect((await screen.findByRole('alert')).textContent).toContain('množství');
  expect(quantity().value).toBe('12');
});

it('is a plain form without script', () => {
  renderInShop(<VariantBatch variants={[offer('v-m', 'M'), offer('v-l', 'L')]} />);
  const form = screen.getByText('Vložit vše do košíku').closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/kosik']);
});
