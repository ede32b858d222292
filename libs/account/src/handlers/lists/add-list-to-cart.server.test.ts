import { aHandlerContext } from '@vyloha/session/testing';
import { expect, it } from 'vitest';
import type { ListItem } from '../../model/shopping-list';
import { addListToCart } from './add-list-to-cart.server';

const anItem = (name: string, changes: Partial<ListItem>): ListItem => ({
  id: name,
  name,
  slug: 'hadice',
  productId: 'p-hadice',
  variantId: 'v-hadice',
  amount: 1,
  metres: null,
  unit: 'ks',
  fileKey: null,
  totalMinor: 0,
  totalWithoutTaxMinor: 0,
  credits: null,
  isSaleable: true,
  isAvailable: false,
  ...changes,
});

it('names goods that are gone, and adds nothing where nothing else is left', async () => {
  const { context, flashed } = aHandlerContext();
  const items = [anItem('Hadice Flexi', { variantId: null, slug: null }), anItem('Konev Jana', { isSaleable: false })];
  const response = await addListToCart(context, { name: 'Jaro', items }, { ownPath: '/seznam', attempt: 'a-1' });
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/seznam']);
  expect(flashed).toEqual([{ kind: 'warning', text: 'Už neprodáváme: Hadice Flexi, Konev Jana.' }]);
});
