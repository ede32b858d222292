import { expect, it } from 'vitest';
import { parseSuggestions } from './suggestions-response';

const none = { total: 0, entities: [] };
const hose = { id: 'p-1', fullname: 'Hadice Flexi', slug: 'hadice-flexi', defaultVariantId: 'pv-1', mainImage: null };

function aResponse(namedVariants: { productId: string; variantId: string }[]) {
  const others = { categories: none, virtualCategories: none, articles: none, questions: none, menuItems: none };
  return { search: { products: { total: 1, entities: [hose] }, ...others, namedVariants } };
}

it.each([undefined, null, {}, { search: null }, { search: { products: none } }])('rejects %j', (data) => {
  expect(parseSuggestions(data)).toBeNull();
});

it.each([
  ['the variant that the query names', 'pv-2', '/produkt/hadice-flexi?variant_id=pv-2', 'pv-2'],
  ['the product itself when the query names its default variant', 'pv-1', '/produkt/hadice-flexi', null],
])('links to %s', (_, namedId, path, variantId) => {
  const products = parseSuggestions(aResponse([{ productId: 'p-1', variantId: namedId }]))?.products;
  expect(products?.entities).toEqual([{ id: 'p-1', title: 'Hadice Flexi', path, imageKey: null, variantId }]);
});
