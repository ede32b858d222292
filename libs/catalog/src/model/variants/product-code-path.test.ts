import { expect, it } from 'vitest';
import { withDefaultTranslations } from '@vyloha/contract';
import { aProduct, aVariant } from '../../testing/a-product';
import { isProductPath, productPathByCode } from './product-code-path';

const variants = [aVariant({ id: 'v-1', code: 'ZV-1' }), aVariant({ id: 'v-2', code: 'ZV-2' })] as const;
const product = aProduct({ slug: 'hadice', variants: [...variants], defaultVariantId: 'v-1' });

it.each([
  ['ZV-1', '/produkt/hadice'],
  ['ZV-2', '/produkt/hadice?variant_id=v-2'],
  ['ZV', '/produkt/hadice'],
])('%s is at %s', (code, path) => {
  expect(productPathByCode(product, code)).toBe(path);
});

const placed = {
  slugs: withDefaultTranslations({ cs: 'hadice', sk: 'hadica' }),
  breadcrumbs: [{ title: 'Hadice', path: 'zahrada/hadice' }],
};

it.each([
  ['hadice', true],
  ['hadica', true],
  ['zahrada/hadice/hadice', true],
  ['zahrada/hadice', false],
  ['zahrada/konve/hadice', false],
  ['zahrada/hadice/konev', false],
  ['', false],
])('%j is a product path: %s', (path, expected) => {
  expect(isProductPath(placed, path)).toBe(expected);
});
