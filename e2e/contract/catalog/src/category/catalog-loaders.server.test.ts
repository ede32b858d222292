import { categoryPageLoader, loadProductsByIds, productPageLoader } from '@vyloha/catalog/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { type RunningBackend, startBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

const aContext = (shopper = {}) => aHandlerContext({ backend, shopper }).context;

function category(address: string) {
  const { pathname } = new URL(address, 'http://localhost:3000');
  return categoryPageLoader({ request: aRequest(address), params: { '*': pathname.slice(1) }, context: aContext() });
}

function product(slug: string, query = '', shopper = {}) {
  const request = aRequest(`/produkt/${slug}${query}`);
  return productPageLoader({ request, params: { slug }, context: aContext(shopper) });
}

describe('category page loader', () => {
  it('loads a category with its products, breadcrumbs and subcategories', async () => {
    const page = await category('/zahrada');
    expect(page).toMatchObject({ title: 'Zahrada', page: 1, totalPages: 1, children: [{ title: 'Hadice' }] });
    expect(page.total).toBe(page.products.length);
    expect(page.meta).toMatchObject({ title: 'Zahrada', canonical: { cs: '/zahrada' } });
    expect((await category('/zahrada/hadice')).ancestors).toEqual([
      expect.objectContaining({ title: 'Zahrada', path: '/zahrada' }),
    ]);
  });

  it('loads a brand at its own link', async () => {
    expect(await category('/rosa')).toMatchObject({ title: 'Rosa', ancestors: [{ title: 'Značky', path: '/znacky' }] });
  });

  it('redirects from the first page by number to the address without it', async () => {
    const refused = category('/zahrada?razeni=PriceSortASC&p=1');
    await expect(refused).rejects.toMatchObject({ status: 301 });
    const response: unknown = await refused.catch((thrown: unknown) => thrown);
    expect(response instanceof Response && response.headers.get('Location')).toBe('/zahrada?razeni=PriceSortASC');
  });

  it.each(['/nic-takoveho', '/zahrada?p=2'])('%s is not found', async (address) => {
    await expect(category(address)).rejects.toMatchObject({ status: 404 });
  });
});

describe('product page loader', () => {
  it('loads the default variant, its offer and its options', async () => {
    const page = await product('hadice');
    expect(page.product).toMatchObject({
      name: 'Zahradní hadice',
      variantId: 'v-hadice-20',
      isDefaultVariant: true,
      price: { current: { withTaxMinor: 49_900 } },
      availability: { isAvailable: true },
      canBeBought: true,
    });
    expect(page.product.axes).toHaveLength(1);
    expect(page.meta).toMatchObject({ title: 'Zahradní hadice', canonical: { cs: '/produkt/hadice' } });
  });

  it('tells consumers of the legal guarantee, and no businesses', async () => {
    expect(await product('hadice')).toMatchObject({ hasGuaranteeNotice: true });
    expect(await product('hadice', '', { isBusiness: true })).toMatchObject({ hasGuaranteeNotice: false });
  });

  it('loads the variant in the address', async () => {
    const { product: visible } = await product('hadice', '?variant_id=v-hadice-50');
    expect(visible).toMatchObject({
      variantId: 'v-hadice-50',
      isDefaultVariant: false,
      limits: { min: 2, max: 10, step: 2 },
    });
  });

  it('loads the discount, offers and quantity prices', async () => {
    const { product: visible } = await product('konev');
    expect(visible.price).toMatchObject({
      current: { withTaxMinor: 19_900 },
      original: { withTaxMinor: 24_900 },
      discountPercent: 20,
      quantityPrices: [{ amountFrom: 5, price: { withTaxMinor: 17_900 } }],
    });
    expect(visible.badges).toContainEqual({ kind: 'offer', text: '3+1 zdarma' });
  });

  it('loads stock by warehouse, as exactly as stock itself is displayed', async () => {
    expect((await product('hadice')).product.stockByWarehouse).toEqual({
      'w-praha': { pieces: 3, isCapped: false },
      'w-praha-karlin': { pieces: 2, isCapped: false },
    });
  });

  it('ignores credits in the address for guests', async () => {
    expect((await product('konev', '?for_credits=true')).credits).toBeNull();
  });

  it('keeps a product visible when it is not saleable', async () => {
    expect((await product('stary')).product).toMatchObject({ canBeBought: false, badges: [{ kind: 'notSaleable' }] });
  });

  it.each(['nic-takoveho', 'darek'])('%s is not found', async (slug) => {
    await expect(product(slug)).rejects.toMatchObject({ status: 404 });
  });
});

describe('loadProductsByIds', () => {
  it('returns boxes in the order of the ids, without unknown ones', async () => {
    const boxes = await loadProductsByIds(aContext(), ['p-konev', 'p-unknown', 'p-hadice']);
    expect(boxes.map(({ id }) => id)).toEqual(['p-konev', 'p-hadice']);
  });

  it('knows where to find alternatives only when they are requested', async () => {
    const actionsOf = (boxes: readonly { action: string }[]) => boxes.map(({ action }) => action);
    const ids = ['p-stary', 'p-konev'];
    expect(actionsOf(await loadProductsByIds(aContext(), ids))).toEqual(['view', 'add']);
    const boxes = await loadProductsByIds(aContext(), ids, { withAlternatives: true });
    expect(actionsOf(boxes)).toEqual(['alternatives', 'add']);
  });

  it('returns none for no ids, without a request', async () => {
    expect(await loadProductsByIds(aContext(), [])).toEqual([]);
  });
});
