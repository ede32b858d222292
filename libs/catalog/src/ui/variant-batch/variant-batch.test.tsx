import { renderInShop } from '@vyloha/cart/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { NamedOffer } from '../../model/variant-offer';
import { aProductDetail } from '../../testing/a-product-detail';
import { VariantBatch } from './variant-batch';

const offer = (variantId: string, name: string): NamedOffer => ({ ...aProductDetail(), variantId, name });

it('puts what is wanted of each variant into the cart by one form', async () => {
  const posted = vi.fn();
  renderInShop(<VariantBatch variants={[offer('v-m', 'M'), offer('v-l', 'L')]} />, {
    action: async ({ request }) => {
      posted(Object.fromEntries(await request.formData()));
      return null;
    },
  });
  await userEvent.click(await screen.findByText('Objednat více variant najednou'));
  const quantity = screen.getByRole('textbox', { name: /^Množství: L/ });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '12');
  await userEvent.click(screen.getByRole('button', { name: 'Vložit vše do košíku' }));
  await vi.waitFor(() =>
    expect(posted).toHaveBeenCalledWith({ intent: 'addBatch', 'quantity.v-m': '0', 'quantity.v-l': '12' }),
  );
});
