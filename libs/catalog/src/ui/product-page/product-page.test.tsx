import { renderInShop } from '@vyloha/cart/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { productPageLoader } from '../../handlers/product/product-page-loader.server';
import type { VariantAxis } from '../../model/variants/variant-axes';
import { aPrice, aTaxedPrice } from '../../testing/a-product';
import { aProductBox } from '../../testing/a-product-box';
import { aProductDetail } from '../../testing/a-product-detail';
import { aProductPage } from '../../testing/a-product-page';
import { ProductPage } from './product-page';

type Data = Awaited<ReturnType<typeof productPageLoader>>;

async function show(
  product: Partial<Data['product']> = {},
  data: Partial<Data> = {},
  shopper: { credits: number | null } = { credits: null },
) {
  const page = aProductPage({ product: aProductDetail(product), ...data });
  renderInShop(<ProductPage stock={<p>Na pobočkách</p>} />, { loader: () => page, shopper });
  await screen.findByRole('heading', { level: 1, name: 'Zahradní hadice Flexi' });
  // What is below the button waits for an interaction.
  fireEvent.pointerMove(document.body);
  await screen.findByRole('list', { name: 'Proč nakoupit u nás' });
}

const choice = { hex: null, fileKey: null, isSelected: false, isReachable: true };
const colors: VariantAxis = {
  id: 'color',
  title: 'Barva',
  isColor: true,
  isSize: false,
  options: [
    { ...choice, value: 'green', title: 'Zelená', hex: '#2c7a3f', variantId: 'v-1', isSelected: true },
    { ...choice, value: 'red', title: 'Červená', hex: '#b8431f', variantId: 'v-red' },
    { ...choice, value: 'blue', title: 'Modrá', variantId: 'v-blue', isReachable: false },
  ],
};

/** The structured data of the product, after the breadcrumbs. */
function jsonLd(): Element | undefined {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].at(-1);
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('buying', () => {
  it('has price, stock, delivery date, benefits, and the button', async () => {
    await show();
    expect(screen.getByText(/Skladem přes 5 ks/)).toBeTruthy();
    expect(screen.getByText('412,40 Kč bez DPH')).toBeTruthy();
    expect(screen.getByText('Na pobočkách')).toBeTruthy();
    const trust = within(screen.getByRole('list', { name: 'Proč nakoupit u nás' }));
    for (const text of [
      'Doprava zdarma od 1 500 Kč',
      'Objednávky přijaté do 14:00 odesíláme tentýž den',
      'Doručení do 2 dnů',
      'Jen 0,8 % reklamací',
    ]) {
      expect(trust.getByText(text)).toBeTruthy();
    }
    const form = screen.getByRole('button', { name: 'Do košíku – Zahradní hadice Flexi' }).closest('form');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ intent: 'add', id: 'v-1', quantity: '1' });
  });

  it('promises no delivery that does not hold', async () => {
    await show({ deliveryTerms: { isSentAtOnce: false, free: { kind: 'always' } } });
    const lines = () => within(screen.getByRole('list', { name: 'Proč nakoupit u nás' })).getAllByRole('listitem');
    expect(lines().map(({ textContent }) => textContent)).toEqual(['Doprava zdarma', 'Jen 0,8 % reklamací']);
    document.body.innerHTML = '';
    await show({ deliveryTerms: null });
    expect(lines().map(({ textContent }) => textContent)).toEqual(['Jen 0,8 % reklamací']);
  });

  it('lists ways of delivery with the day and the price for these goods', async () => {
    const day = { kind: 'date', date: '2026-11-24' } as const;
    await show({
      deliveryOptions: [
        { id: 'ppl', name: 'PPL', type: 'DELIVERY', delivery: day, priceMinor: 9_900 },
        { id: 'box', name: 'Výdejní místo', type: 'PICKUP_POINT', delivery: day, priceMinor: 0 },
        {
          id: 'branch',
          name: 'Pobočka',
          type: 'PERSONAL',
          delivery: { kind: 'immediate', date: '2026-11-20' },
          priceMinor: 0,
        },
      ],
    });
    const list = screen
      .getByText(/^Doprava: kdy/)
      .closest('details')
      ?.querySelector('dl');
    expect([...(list?.children ?? [])].map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'PPLu vás v úterý 24. 11.99 Kč',
      'Výdejní místok vyzvednutí v úterý 24. 11.Zdarma',
      'Pobočkaihned na pobočce, kde je sklademZdarma',
    ]);
  });

  it('has a second button for phones that belongs to the same form', async () => {
    await show();
    const [first, second] = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Do košíku/ });
    expect(second?.form).toBe(first?.form);
  });

  it('says why a product cannot be bought and offers alternatives', async () => {
    const alternatives = [aProductBox({ id: 'p-2', name: 'Jiná hadice' })];
    const availability = { isAvailable: false, text: 'Na dotaz', stock: null };
    await show({ canBeBought: false, availability, delivery: null }, { alternatives });
    const name = 'Do košíku – Zahradní hadice Flexi';
    const button = await screen.findByRole('button', { name, description: 'Není skladem' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Na dotaz')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Co koupit místo toho' }).getAttribute('href')).toBe('#alternativy');
    const section = screen.getByRole('region', { name: 'Co koupit místo toho' });
    expect(section.id).toBe('alternativy');
    const instead = within(section);
    expect(instead.getByRole('heading', { level: 3, name: 'Jiná hadice' })).toBeTruthy();
  });

  it('says one thing of goods that are not sold', async () => {
    await show({ availability: null, canBeBought: false, delivery: null, badges: [{ kind: 'notSaleable' }] });
    const button = await screen.findByRole('button', { name: /^Do košíku/, description: 'Neprodejné' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Tohle zboží teď neprodáváme.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Co koupit místo toho' })).toBeNull();
    // The badge and the tooltip.
    expect(screen.getAllByText('Neprodejné')).toHaveLength(2);
    expect(screen.queryByText('Na pobočkách')).toBeNull();
    expect(screen.queryByText(/[Ss]kladem/)).toBeNull();
  });

  it('shows quantity prices, gifts, and expiry dates', async () => {
    await show({
      price: aPrice({ quantityPrices: [{ amountFrom: 10, price: aTaxedPrice(44_900) }] }),
      gifts: [{ id: 'v-g', name: 'Rukavice', picture: null, isAvailable: true, valueMinor: 9_900 }],
      storageDates: [{ id: 'lot', date: '2027-03-31', amount: 12 }],
    });
    expect(screen.getByText('od 10 ks').nextSibling?.textContent).toBe('449\u00a0Kč / ks');
    expect(screen.getByText('Rukavice v hodnotě 99 Kč')).toBeTruthy();
    expect(screen.getByText('31. 3. 2027 – 12 ks')).toBeTruthy();
  });
});

describe('variants', () => {
  it('are links to the page of each, the default one at the plain address', async () => {
    await show({ axes: [colors], variantName: 'Zelená' });
    const list = within(screen.getByRole('list', { name: /Barva.*Zelená/ }));
    const green = list.getByRole('link', { name: 'Zelená' });
    expect([green.getAttribute('href'), green.getAttribute('aria-current')]).toEqual([
      '/produkt/zahradni-hadice-flexi',
      'true',
    ]);
    expect(list.getByRole('link', { name: 'Červená' }).getAttribute('href')).toBe(
      '/produkt/zahradni-hadice-flexi?variant_id=v-red',
    );
  });

  it('say what they cost, where that differs', async () => {
    const [green, red, blue] = colors.options;
    if (!green || !red || !blue) throw new Error('Three colours are expected');
    const options = [
      { ...green, price: aTaxedPrice(49_900) },
      { ...red, price: aTaxedPrice(59_900) },
      { ...blue, price: null },
    ];
    await show({ axes: [{ ...colors, options }] });
    const list = within(screen.getByRole('list', { name: /Barva/ }));
    expect(list.getByRole('link', { name: /^Zelená 499\sKč$/ })).toBeTruthy();
    expect(list.getByRole('link', { name: /^Červená 599\sKč$/ })).toBeTruthy();
    expect(list.getByRole('link', { name: /^Modrá vyprodáno$/ })).toBeTruthy();
  });

  it('that are sold out are focusable and labelled', async () => {
    await show({ axes: [colors] });
    const blue = screen.getByRole('link', { name: /Modrá.*vyprodáno/ });
    expect([blue.getAttribute('aria-disabled'), blue.tabIndex, blue.getAttribute('href')]).toEqual(['true', 0, null]);
  });

  it.each([false, true])('above four are collapsed, unless one of them is selected; colours: %s', async (isColor) => {
    const sizes = (chosen: number): VariantAxis => ({
      id: 'size',
      title: 'Velikost',
      isColor,
      isSize: true,
      options: [1, 2, 3, 4, 5, 6].map((size) => ({
        ...choice,
        value: `${size}`,
        title: `${size}`,
        variantId: `v-${size}`,
        isSelected: size === chosen,
      })),
    });
    await show({ axes: [sizes(1)] });
    expect(screen.getByText('Další 2 varianty').closest('details')?.open).toBe(false);
    document.body.innerHTML = '';
    await show({ axes: [sizes(6)] });
    expect(screen.getByText('Další 2 varianty').closest('details')?.open).toBe(true);
  });
});

describe('sizes', () => {
  it('are explained by a chart, where there are any', async () => {
    const alt = 'A je obvod dlaně. S: 18, M: 20.';
    await show({}, { sizeImage: { fileKey: 'size-chart', alt } });
    const chart = screen.getByText('Tabulka velikostí').closest('details');
    expect(chart?.open).toBe(false);
    expect(chart?.contains(screen.getByAltText(alt))).toBe(true);
  });

  it('have no chart otherwise', async () => {
    await show();
    expect(screen.queryByText('Tabulka velikostí')).toBeNull();
  });
});

describe('other sections', () => {
  it('have pictures with thumbnails that are anchors to them', async () => {
    await show();
    const gallery = within(screen.getByRole('region', { name: 'Obrázky zboží' }));
    const target = gallery.getByRole('link', { name: 'Obrázek 2' }).getAttribute('href') ?? '';
    expect(document.querySelector(target)?.querySelector('img[alt="Zahradní hadice Flexi"]')).toBeTruthy();
    expect(gallery.getByRole('link', { name: 'Zelená hadice – zvětšit' }).getAttribute('href')).toBe(
      '/produkt/zahradni-hadice-flexi/obrazek/1',
    );
  });

  it('have structured data that no text can break out of', async () => {
    vi.stubEnv('SSR', true);
    await show({ fullname: 'Hadice </script><script>alert(1)</script>' });
    vi.unstubAllEnvs();
    expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(2);
    expect(jsonLd()?.innerHTML).not.toContain('</script>');
    const structuredData: unknown = JSON.parse(jsonLd()?.textContent ?? '');
    expect(structuredData).toMatchObject({
      '@type': 'Product',
      name: 'Hadice </script><script>alert(1)</script>',
      gtin: '8590000000017',
      brand: { name: 'Rosa' },
      offers: { price: '499.00', priceCurrency: 'CZK', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: '4.4', reviewCount: 14 },
    });
  });
});

describe('credits', () => {
  const offered = { price: 150, isSelected: false };
  const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

  it('are another way to pay, behind a link', async () => {
    await show({}, { credits: offered }, { credits: 420 });
    expect(screen.getByRole('link', { name: 'Koupit za 150 kreditů' }).getAttribute('href')).toBe(
      '/produkt/zahradni-hadice-flexi?for_credits=true',
    );
    expect(text()).toContain('499 Kč');
  });

  it('replace the money once they are selected', async () => {
    await show({}, { credits: { ...offered, isSelected: true } }, { credits: 420 });
    expect(text()).toContain('Máte 420 kreditů');
    expect(screen.getByRole('link', { name: /^Koupit za 499/ }).getAttribute('href')).toBe(
      '/produkt/zahradni-hadice-flexi',
    );
    expect(document.querySelector('input[name="forCredits"]')).toBeTruthy();
    expect(text()).not.toContain('chybí');
  });

  it('report how many are missing', async () => {
    await show({}, { credits: { ...offered, isSelected: true } }, { credits: 149 });
    expect(screen.getByText('Na tento nákup vám chybí 1 kredit')).toBeTruthy();
  });

  it('are not offered while the balance is unknown', async () => {
    await show({}, { credits: offered });
    expect(text()).not.toContain('kredit');
  });
});
