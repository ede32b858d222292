import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShop } from '@vyloha/cart/testing';
import { expect, it } from 'vitest';
import type { VariantAxis } from '../../model/variants/variant-axes';
import { aProductDetail } from '../../testing/a-product-detail';
import { aProductPage } from '../../testing/a-product-page';
import { ProductPage } from '../product-page/product-page';

const choice = { hex: null, fileKey: null, isReachable: true };
const colors: VariantAxis = {
  id: 'color',
  title: 'Barva',
  isColor: true,
  isSize: false,
  options: [
    { ...choice, value: 'green', title: 'Zelená', variantId: 'v-1', isSelected: true },
    { ...choice, value: 'red', title: 'Červená', variantId: 'v-red', isSelected: false },
  ],
};

/** A page whose variant is that of its address. */
function loader({ request }: { request: Request }) {
  const variantId = new URL(request.url).searchParams.get('variant_id') ?? 'v-1';
  return aProductPage({ product: aProductDetail({ axes: [colors], variantId }) });
}

it('keeps its form when another variant is selected, so that what is being added is still confirmed', async () => {
  renderInShop(<ProductPage stock={null} />, { loader });
  const findForm = async () => (await screen.findByRole('button', { name: /^Do košíku – / })).closest('form');
  const form = await findForm();
  await userEvent.click(screen.getByRole('link', { name: /Červená/ }));
  await waitFor(() => expect(new FormData(form ?? undefined).get('id')).toBe('v-red'));
  expect(await findForm()).toBe(form);
});
