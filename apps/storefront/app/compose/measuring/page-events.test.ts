import { describe, expect, it } from 'vitest';
import { listingsOf, selectedIn, toListEvent, toLoadedListing, toViewItem } from './page-events';

const hose = {
  id: 'v-1',
  name: 'Hadice, 20 m',
  variant: '20 m',
  brand: 'Flexi',
  categories: ['Zahrada'],
  unitPrice: 499,
};
const box = { slug: 'hadice', name: 'Hadice', measured: hose };
const other = { slug: 'konev', name: 'Konev', measured: { id: 'v-2', name: 'Konev', categories: [] } };

describe('the lists of a page', () => {
  const data = {
    kind: 'catalogue',
    products: [box, other],
    featured: [{ id: 'f', title: 'Na jaro', products: [other] }],
    recommended: [{ placement: 'homepage', products: [box], personalizedUrl: null }],
    alternatives: [box],
    filters: { active: [], groups: [{ values: [{ title: 'Zelená' }] }] },
    empty: [],
  };
  const listings = listingsOf(data, 'Zahrada');

  it('are called by the page, their title, their placement, or their place', () => {
    expect(listings.map(({ name }) => name)).toEqual(['Zahrada', 'Na jaro', 'homepage', 'alternatives']);
  });

  it('are reported with the position and the price of each product', () => {
    const [first] = listings;
    expect(first && toListEvent(first, 'CZK')).toEqual({
      name: 'view_item_list',
      listName: 'Zahrada',
      currency: 'CZK',
      items: [
        { ...hose, index: 0 },
        { ...other.measured, index: 1 },
      ],
    });
  });

  it('know the product that a link leads to', () => {
    expect(selectedIn(listings, '/produkt/konev', 'CZK')).toMatchObject({
      name: 'select_item',
      items: [{ id: 'v-2' }],
    });
    expect(selectedIn(listings, '/kosik', 'CZK')).toBeNull();
  });

  it('go on with what a script loads: more of the main list, or a list of its own', () => {
    const more = toLoadedListing(listings, { name: null, products: [box] }, 'Zahrada');
    expect(more).toMatchObject({ name: 'Zahrada', products: [{ item: { id: 'v-1', index: 2 } }] });
    const next = toLoadedListing([...listings, more], { name: null, products: [other] }, 'Zahrada');
    expect(next.products).toMatchObject([{ path: '/produkt/konev', item: { index: 3 } }]);
    const visited = toLoadedListing(listings, { name: 'visited', products: [{ not: 'a box' }, box] }, 'Zahrada');
    expect(visited).toMatchObject({ name: 'visited', products: [{ item: { index: 0 } }] });
  });

  it.each([null, undefined, 'text', [], { products: [{ name: 'x' }] }])('are none in %j', (nothing) => {
    expect(listingsOf(nothing, '')).toEqual([]);
  });
});

it('a product page reports its product with the price with tax', () => {
  expect(toViewItem({ product: { name: 'Hadice', measured: hose } }, 'CZK')).toEqual({
    name: 'view_item',
    currency: 'CZK',
    value: 499,
    items: [{ ...hose, quantity: 1 }],
  });
  expect(toViewItem({ products: [] }, 'CZK')).toBeNull();
});
