import { renderInShop } from '@vyloha/cart/testing';
import { expect, it } from 'vitest';
import { aPrice, aTaxedPrice } from '../../testing/a-product';
import { DetailPrice } from './detail-price';

const product = { price: aPrice({ current: aTaxedPrice(12_100) }), unit: 'ks', multiplier: 1 };

function renderedText(preferences: { displayVat: boolean; displayBothPrices: boolean }): string {
  document.body.innerHTML = '';
  renderInShop(<DetailPrice product={product} hasSecondary />, { shopper: preferences });
  return (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
}

it.each([
  [true, true, ['121 Kč', '100 Kč bez DPH'], []],
  [true, false, ['121 Kč'], ['100 Kč']],
  [false, true, ['100 Kč', '121 Kč s DPH'], []],
  [false, false, ['100 Kč'], ['121 Kč']],
])('with VAT %s, both prices %s', (displayVat, displayBothPrices, there, missing) => {
  const text = renderedText({ displayVat, displayBothPrices });
  for (const price of there) expect(text).toContain(price);
  for (const price of missing) expect(text).not.toContain(price);
});
