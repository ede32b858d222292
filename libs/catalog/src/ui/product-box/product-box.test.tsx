import { renderInShop, type ShopOptions } from '@vyloha/cart/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductBox as ProductBoxModel } from '../../model/product-box';
import { aPrice, aTaxedPrice } from '../../testing/a-product';
import { aProductBox } from '../../testing/a-product-box';
import { ProductBox } from './product-box';

function show(changes: Partial<ProductBoxModel> = {}, options: ShopOptions = {}) {
  renderInShop(<ProductBox product={aProductBox(changes)} corner={<button>Oblíbit</button>} />, options);
  return screen.getByRole('article');
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('ProductBox', () => {
  it('says everything a shopper decides by', () => {
    const box = show();
    expect(screen.getByRole('heading', { level: 2, name: 'Zahradní hadice Flexi' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Hodnocení 4,4 z 5 hvězdiček' })).toBeTruthy();
    expect(box.textContent).toContain('Skladem více než 5 ks, u vás zítra');
    expect(box.textContent).toContain('499\u00a0Kč');
    expect(screen.getByRole('button', { name: 'Oblíbit' })).toBeTruthy();
  });

  it('leads to the page of the goods, and of the variant where it is not the default one', () => {
    show();
    expect(screen.getByRole('link', { name: 'Zahradní hadice Flexi' }).getAttribute('href')).toBe(
      '/produkt/zahradni-hadice-flexi',
    );
    document.body.innerHTML = '';
    show({ isDefaultVariant: false });
    expect(screen.getByRole('link', { name: 'Zahradní hadice Flexi' }).getAttribute('href')).toBe(
      '/produkt/zahradni-hadice-flexi?variant_id=v-1',
    );
  });

  it('puts goods of one variant into the cart by a plain form', () => {
    show();
    const form = screen.getByRole('button', { name: 'Do košíku – Zahradní hadice Flexi' }).closest('form');
    expect(form?.getAttribute('action')).toBe('/kosik');
    expect(new FormData(form ?? undefined).get('id')).toBe('v-1');
  });

  it.each([
    ['with variants', { hasVariants: true }, 'Vybrat variantu – Zahradní hadice Flexi'],
    ['sold by the metre', { multiplier: 0.1, unit: 'bm' }, 'Zobrazit zboží – Zahradní hadice Flexi'],
    ['that cannot be bought', { canBeBought: false }, 'Zobrazit zboží – Zahradní hadice Flexi'],
  ])('leads to the page of goods %s instead', (_, changes, name) => {
    show(changes);
    expect(screen.queryByRole('button', { name: /Do košíku/ })).toBeNull();
    expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it('shows a discount with the original price and the lowest one of 30 days', () => {
    const price = aPrice({ original: aTaxedPrice(59_900), discountPercent: 17, lowestIn30DaysMinor: 54_900 });
    const box = show({ price, badges: [{ kind: 'discount', percent: 17 }] });
    expect(box.querySelector('s')?.textContent).toBe('599\u00a0Kč');
    expect(box.textContent).toContain('Nejnižší cena za 30 dní: 549\u00a0Kč');
    expect(screen.getByRole('listitem').textContent).toBe('−17 %');
  });

  it('shows prices without tax to those who chose so', () => {
    expect(show({}, { shopper: { displayVat: false } }).textContent).toContain('412,40\u00a0Kč');
  });

  it('shows "from", the unit price, and the price of a metre', () => {
    expect(
      show({ isPriceFrom: true, price: aPrice({ measure: { perUnit: 'm', withTaxMinor: 2_495 } }) }).textContent,
    ).toMatch(/od 499.Kč24,95.Kč \/ m/);
    document.body.innerHTML = '';
    expect(show({ multiplier: 0.1, unit: 'bm' }).textContent).toContain('cena za 1 bm');
  });

  it.each([
    ['2026-11-24', 'u vás v úterý 24.\u00a011.'],
    ['2026-11-25', 'u vás ve středu 25.\u00a011.'],
    ['2026-11-29', 'u vás v neděli 29.\u00a011.'],
  ])('names the day %s as one says it', (date, words) => {
    expect(show({ delivery: { kind: 'date', date } }).textContent).toContain(words);
  });

  it('has words in place of a price', () => {
    expect(show({ price: null, canBeBought: false }).textContent).toContain('Cena na dotaz');
  });
});
