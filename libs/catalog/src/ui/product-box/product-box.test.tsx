import { renderInShop } from '@vyloha/cart/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductBox as ProductBoxModel } from '../../model/product/product-box';
import { aProductBox } from '../../testing/a-product-box';
import { ProductBox } from './product-box';

function show(changes: Partial<ProductBoxModel> = {}) {
  renderInShop(<ProductBox product={aProductBox(changes)} productActions={() => <button>Oblíbit</button>} />);
  return screen.getByRole('article');
}

/** The text content, with plain spaces. */
const textOf = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('ProductBox', () => {
  it('shows everything a shopper decides by', () => {
    const box = show();
    expect(screen.getByRole('heading', { level: 2, name: 'Zahradní hadice Flexi' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Hodnocení 4,4 z 5 hvězdiček' })).toBeTruthy();
    expect(textOf(box)).toContain('Skladem přes 5 ks, u vás zítra');
    expect(textOf(box)).toContain('499 Kč');
    expect(screen.getByRole('button', { name: 'Oblíbit' })).toBeTruthy();
  });

  it('shows the code where the theme has it in boxes', () => {
    expect(textOf(show())).not.toContain('Kód');
    document.body.innerHTML = '';
    expect(textOf(show({ code: 'H-2' }))).toContain('Kód: H-2');
  });

  it('does not render its actions again when only the box changes, since they may not be hydrated yet', async () => {
    let renderCount = 0;
    function CountedAction() {
      renderCount += 1;
      return null;
    }
    const productActions = () => <CountedAction />;
    renderInShop(<ProductBox product={aProductBox({ hoverFileKey: 'hover' })} productActions={productActions} />);
    const box = screen.getByRole('article');
    const [countBefore, picturesBefore] = [renderCount, box.querySelectorAll('img').length];
    await userEvent.hover(box);
    expect(box.querySelectorAll('img').length).toBeGreaterThan(picturesBefore);
    expect(renderCount).toBe(countBefore);
  });

  it('swaps the picture only once the other one is loaded', async () => {
    const box = show({ hoverFileKey: 'hover' });
    await userEvent.hover(box);
    const second = [...box.querySelectorAll('img')].at(-1) ?? box;
    expect(second.hasAttribute('data-loaded')).toBe(false);
    fireEvent.load(second);
    expect(second.hasAttribute('data-loaded')).toBe(true);
  });

  it('links to the product page, and to the variant where it is not the default one', () => {
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

  it('adds a product with one variant to the cart by a plain form', () => {
    show();
    const form = screen.getByRole('button', { name: 'Do košíku – Zahradní hadice Flexi' }).closest('form');
    expect(form?.getAttribute('action')).toBe('/kosik');
    expect(new FormData(form ?? undefined).get('id')).toBe('v-1');
  });

  it.each([
    ['with variants', { action: 'choose' }, 'Vybrat variantu – Zahradní hadice Flexi'],
    ['to read about first', { action: 'view' }, 'Zobrazit zboží – Zahradní hadice Flexi'],
  ] as const)('links to the page of a product %s instead', (_, changes, name) => {
    show(changes);
    expect(screen.queryByRole('button', { name: /Do košíku/ })).toBeNull();
    expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it.each([
    [true, '/produkt/zahradni-hadice-flexi#alternativy'],
    [false, '/produkt/zahradni-hadice-flexi?variant_id=v-1#alternativy'],
  ])('links to what to buy instead, default variant %s', (isDefaultVariant, address) => {
    show({ action: 'alternatives', isDefaultVariant });
    const link = screen.getByRole('link', { name: 'Co koupit místo toho – Zahradní hadice Flexi' });
    expect(link.getAttribute('href')).toBe(address);
  });

  it('shows a discount with the original price and the lowest one of 30 days', () => {
    const discount = { originalMinor: 59_900, percent: 17, lowestIn30DaysMinor: 54_900 };
    const price = { amountMinor: 49_900, discount, measure: null };
    const box = show({ price, badges: [{ kind: 'discount', percent: 17 }] });
    expect(box.querySelector('s')?.textContent).toBe('599\u00a0Kč');
    expect(textOf(box)).toContain('Nejnižší cena za 30 dní: 549 Kč');
    expect(screen.getByRole('listitem').textContent).toBe('−17 %');
  });

  it('shows "from", the unit price, and the price of a metre', () => {
    const price = { amountMinor: 49_900, discount: null, measure: { perUnit: 'm', amountMinor: 2_495 } };
    expect(textOf(show({ isPriceFrom: true, price }))).toMatch(/od 499.Kč24,95.Kč \/ m/);
    document.body.innerHTML = '';
    expect(textOf(show({ isSoldByMetre: true, unit: 'bm' }))).toContain('cena za 1 bm');
  });

  it.each([
    ['2026-11-24', 'u vás v úterý 24. 11.'],
    ['2026-11-25', 'u vás ve středu 25. 11.'],
    ['2026-11-29', 'u vás v neděli 29. 11.'],
  ])('formats the day %s', (date, words) => {
    expect(textOf(show({ delivery: { kind: 'date', date } }))).toContain(words);
  });

  it('says one thing of products that are not sold', () => {
    const box = show({
      availability: null,
      delivery: null,
      badges: [{ kind: 'notSaleable' }],
      price: null,
      action: 'view',
    });
    expect(textOf(box)).toBe('NeprodejnéOblíbitZahradní hadice Flexi(14)Zobrazit zboží');
    expect(screen.getByRole('link', { name: 'Zobrazit zboží – Zahradní hadice Flexi' })).toBeTruthy();
  });
});
