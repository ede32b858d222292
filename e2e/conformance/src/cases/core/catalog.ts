import assert from 'node:assert/strict';
import { headerNames } from '@vyloha/contract';
import { casesOf } from '../../case';
import { Skipped } from '../../skipped';
import { sameMoney, scopeOf, type World } from '../../shop/world';
import type { Shopper } from '../../wire/shopper';

const { cases, prove } = casesOf('core');
export const catalogCases = cases;

const stateName = 'GET /cms/api/catalog/v2/state';
const productName = 'GET /cms/catalog/product';
const state = (shopper: Shopper, scope: object) => shopper.call(stateName, { query: { scope: scopeOf(scope) } });

async function priceOf(world: World, headers: Record<string, string>): Promise<{ price: number; currency: string }> {
  const { productId, variantId } = await world.offer();
  const product = await world
    .guest()
    .with(headers)
    .call('GET products/{id}', { params: { id: productId } });
  const variant = product.list('data.variants').find((entry) => entry.string('id') === variantId);
  assert.ok(variant, `${productId} has no ${variantId}`);
  return { price: variant.number('prices.unitWithTax'), currency: variant.string('prices.currencyCode') };
}

prove(stateName, 'the root listing has every product once over its pages', async (world) => {
  const guest = world.guest();
  const perPage = 3;
  const first = await state(guest, { perPage });
  const total = first.number('total');
  const pages = Math.min(Math.ceil(total / perPage), 10);
  const ids: string[] = [];
  for (let page = 1; page <= pages; page += 1)
    ids.push(...(await state(guest, { perPage, page })).strings('productIds'));
  assert.equal(new Set(ids).size, ids.length, 'a product is listed twice');
  assert.equal(ids.length, Math.min(total, pages * perPage));
});

prove(stateName, 'a page behind the last one is empty, with the same total', async (world) => {
  const first = await state(world.guest(), {});
  const behind = await state(world.guest(), { page: 9_999 });
  behind.equals('productIds', []);
  behind.equals('total', first.number('total'));
});

prove(stateName, 'sorts by price in both directions', async (world) => {
  const guest = world.guest();
  const pricesBy = async (sort: string) => {
    const listing = await state(guest, { sort, perPage: 20, availability: true });
    const ids = listing.strings('productIds');
    const products = (await guest.call(productName, { query: { ids: ids.join(',') } })).list('entities');
    return products.map((product) => {
      const shown = listing.has(`variantIds.${product.string('id')}`)
        ? listing.string(`variantIds.${product.string('id')}`)
        : null;
      const variant = product.list('variants').find((entry) => shown === null || entry.string('id') === shown);
      return variant?.number('prices.unitWithTax') ?? 0;
    });
  };
  const up = await pricesBy('PriceSortASC');
  const down = await pricesBy('PriceSortDESC');
  assert.ok((up[0] ?? 0) <= (up.at(-1) ?? 0), 'the cheapest is not first');
  assert.ok((down[0] ?? 0) >= (down.at(-1) ?? 0), 'the dearest is not first');
  assert.ok((up[0] ?? 0) <= (down[0] ?? 0));
});

prove(stateName, 'counts under the filter by stock what it lists then', async (world) => {
  const all = await state(world.guest(), {});
  const inStock = await state(world.guest(), { availability: true });
  inStock.equals('total', all.number('availableCount'));
});

prove(stateName, 'counts a brand as often as its filter lists', async (world) => {
  const brand = (await state(world.guest(), {})).list('brands')[0];
  if (brand === undefined) throw new Skipped('needs a product with a brand');
  const filtered = await state(world.guest(), { brands: [brand.string('id')] });
  filtered.equals('total', brand.number('count'));
});

prove(stateName, 'a price range lists nothing outside of it', async (world) => {
  const all = await state(world.guest(), {});
  const from = all.number('priceRange.from');
  const to = all.number('priceRange.to');
  const cheap = await state(world.guest(), { price: { from, to: (from + to) / 2 } });
  assert.ok(cheap.number('total') < all.number('total') || from === to);
  assert.ok(cheap.number('total') > 0);
});

prove(stateName, 'with facets false only the total is counted', async (world) => {
  const listing = await state(world.guest(), { facets: false });
  listing.equals('parameters', []);
  listing.equals('brands', []);
  listing.equals('total', (await state(world.guest(), {})).number('total'));
});

prove(stateName, 'a malformed scope is 400 with the dotted path', async (world) => {
  const sort = await world.guest().call(stateName, { query: { scope: scopeOf({ sort: 'Neznámé' }) }, status: 400 });
  assert.deepEqual(sort.fields(), ['scope.sort']);
  await world.guest().call(stateName, { query: { scope: '%%%' }, status: 400 });
});

prove(stateName, 'more than 200 products a page are refused', async (world) => {
  await world.guest().call(stateName, { query: { scope: scopeOf({ perPage: 201 }) }, status: 400 });
});

prove(stateName, 'an unknown category is an empty listing or 404, never another one', async (world) => {
  const answer = await world
    .guest()
    .call(stateName, { query: { scope: scopeOf({ category: 'c-neni' }) }, status: [200, 404] });
  if (answer.status === 200) answer.equals('total', 0);
});

prove(stateName, 'a query lists what is called so', async (world) => {
  const { name, productId } = await world.offer();
  const found = await state(world.guest(), { query: name, perPage: 50 });
  assert.ok(found.strings('productIds').includes(productId), `${name} does not find ${productId}`);
});

prove(productName, 'keeps the order of the ids and leaves out unknown ones', async (world) => {
  const [first, second] = [await world.offer(0), await world.offer(1)];
  const ids = [second.productId, 'p-neni', first.productId];
  const answer = await world.guest().call(productName, { query: { ids: ids.join(',') } });
  assert.deepEqual(answer.strings('entities', 'id'), [second.productId, first.productId]);
});

prove(productName, 'finds a product by its slug and by the EAN of a variant', async (world) => {
  const { productId, slug } = await world.offer();
  const bySlug = await world.guest().call(productName, { query: { slugs: slug } });
  assert.deepEqual(bySlug.strings('entities', 'id'), [productId]);
  const eans = bySlug.list('entities.0.variants').flatMap((entry) => (entry.has('ean') ? [entry.string('ean')] : []));
  if (eans[0] === undefined) return;
  const byEan = await world.guest().call(productName, { query: { variantEans: eans[0] } });
  assert.ok(byEan.strings('entities', 'id').includes(productId));
});

prove(productName, 'nothing found is an empty list', async (world) => {
  (await world.guest().call(productName, { query: { ids: 'p-neni' } })).equals('entities', []);
});

prove(productName, 'random=3 are at most three different products', async (world) => {
  const ids = (await world.guest().call(productName, { query: { random: 3 } })).strings('entities', 'id');
  assert.ok(ids.length > 0 && ids.length <= 3);
  assert.equal(new Set(ids).size, ids.length);
});

prove('GET products/{id}', 'an unknown one is 404', async (world) => {
  const answer = await world.guest().call('GET products/{id}', { params: { id: 'p-neni' }, status: 404 });
  assert.deepEqual(answer.codes(), ['not_found']);
});

prove('GET products/{id}', 'costs the same as in a list', async (world) => {
  const offer = await world.offer();
  sameMoney((await priceOf(world, {})).price, offer.price, 'price of one product');
});

prove('GET products/{id}', 'the price without tax and the rate make the price with tax', async (world) => {
  for (const { productId, price, priceWithoutTax, taxRate } of (await world.allOffers()).slice(0, 20)) {
    const off = Math.abs(priceWithoutTax * (1 + taxRate / 100) - price);
    assert.ok(off <= 0.0125, `${productId}: ${priceWithoutTax} + ${taxRate} % is not ${price}`);
    assert.ok(taxRate === 0 ? priceWithoutTax === price : priceWithoutTax < price, `${productId} has no tax`);
  }
});

prove('GET products/{id}', 'is priced in the currency of X-Currency', async (world) => {
  const crowns = await priceOf(world, { [headerNames.currency]: 'CZK' });
  const euros = await priceOf(world, { [headerNames.currency]: 'EUR' });
  assert.equal(crowns.currency, 'CZK');
  assert.equal(euros.currency, 'EUR');
  assert.notEqual(crowns.price, euros.price);
});

prove('GET products/{id}', 'a currency without prices has null in each price', async (world) => {
  const { productId } = await world.offer();
  const product = await world
    .guest()
    .with({ [headerNames.currency]: 'USD' })
    .call('GET products/{id}', { params: { id: productId } });
  product.equals('data.prices.unitWithTax', null);
  product.equals('data.prices.unitWithoutTax', null);
});

prove('GET products/{id}', 'is in the language of X-Locale, with its slugs in all', async (world) => {
  const { productId } = await world.offer();
  const nameIn = async (locale: string) => {
    const product = await world
      .guest()
      .with({ [headerNames.locale]: locale })
      .call('GET products/{id}', { params: { id: productId } });
    assert.equal(product.string(`data.slugs.${locale}`), product.string('data.slug'));
    return product.string('data.name');
  };
  const offers = await world.allOffers();
  assert.ok(offers.length > 0);
  assert.notEqual(await nameIn('cs'), await nameIn('sk'));
});

prove('GET products/{id}', 'the price list of X-User-Variant holds where it is read publicly', async (world) => {
  const usual = await world.guest().call(productName, { query: { random: 20 } });
  const business = await world
    .guest()
    .with({ [headerNames.userVariant]: 'b2b' })
    .call(productName, {
      query: { ids: usual.strings('entities', 'id').join(',') },
    });
  const prices = (list: typeof usual) => list.list('entities').map((product) => product.at('prices').raw);
  assert.equal(prices(usual).length, prices(business).length);
});

prove(
  'GET /cms/catalog/category',
  'a category is found by its path, with what is above and below it',
  async (world) => {
    const tree = await world.guest().call('GET product-categories', { query: { perPage: 200 } });
    const child = tree.list('data').find((category) => category.has('parentId'));
    if (child === undefined) throw new Skipped('needs a category below another one');
    const found = await world.guest().call('GET /cms/catalog/category', { query: { slugs: child.string('path') } });
    const category = found.list('entities').find((entry) => entry.string('_id') === child.string('id'));
    assert.ok(category, `${child.string('path')} is not found`);
    assert.equal(category.list('ancestors').at(-1)?.string('_id'), child.string('parentId'));
  },
);

prove('GET /cms/catalog/category', 'an unknown one is an empty list', async (world) => {
  (await world.guest().call('GET /cms/catalog/category', { query: { ids: 'c-neni' } })).equals('entities', []);
});

prove('GET product-categories', 'has parents before their children', async (world) => {
  const categories = (await world.guest().call('GET product-categories', { query: { perPage: 200 } })).list('data');
  const seen = new Set<string>();
  for (const category of categories) {
    if (category.has('parentId'))
      assert.ok(seen.has(category.string('parentId')), `${category.string('id')} is before its parent`);
    seen.add(category.string('id'));
  }
});

prove('GET product-categories', 'counts its pages', async (world) => {
  const small = await world.guest().call('GET product-categories', { query: { perPage: 1 } });
  assert.equal(small.list('data').length, 1);
  const pages = small.number('totalPages');
  const last = await world.guest().call('GET product-categories', { query: { perPage: 1, page: pages } });
  assert.equal(last.list('data').length, 1);
  const behind = await world.guest().call('GET product-categories', { query: { perPage: 1, page: pages + 1 } });
  assert.equal(behind.list('data').length, 0);
});

prove('GET /cms/search', 'finds a product by its name', async (world) => {
  const { name, productId } = await world.offer();
  const found = await world.guest().call('GET /cms/search', { query: { q: name, limit: 20 } });
  assert.ok(found.strings('products.entities', 'id').includes(productId));
});

prove('GET /cms/search', 'words that nothing is called find nothing, with zero totals', async (world) => {
  const found = await world.guest().call('GET /cms/search', { query: { q: 'xqzwvkj', limit: 10 } });
  found.equals('products.total', 0);
  found.equals('products.entities', []);
});

prove('GET /cms/search', 'never more of a kind than the limit', async (world) => {
  const { name } = await world.offer();
  const found = await world.guest().call('GET /cms/search', { query: { q: name.split(' ')[0] ?? name, limit: 1 } });
  assert.ok(found.list('products.entities').length <= 1);
});

prove(
  'GET /cms/catalog/recommendations',
  'answers each placement, with its products and nothing else',
  async (world) => {
    const placements = ['homepage', 'not_found'];
    const answer = await world
      .guest()
      .call('GET /cms/catalog/recommendations', { query: { placements: placements.join(',') } });
    assert.deepEqual(answer.strings('placements', 'placement'), placements);
    const ids = answer.list('placements').flatMap((placement) => placement.strings('productIds'));
    assert.equal(new Set(ids).size, ids.length, 'the second placement repeats the first');
    assert.deepEqual(new Set(answer.strings('entities', 'id')), new Set(ids));
  },
);

prove('GET /cms/catalog/recommendations', 'an unknown placement is 400', async (world) => {
  await world.guest().call('GET /cms/catalog/recommendations', { query: { placements: 'neznama' }, status: 400 });
});
