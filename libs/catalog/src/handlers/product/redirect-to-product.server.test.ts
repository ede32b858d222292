import { type StubBackend, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest, redirectOf } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aWireProduct } from '../../testing/a-wire-product';
import { redirectToProductByCode, redirectToProductByWildcard } from './redirect-to-product.server';

let backend: StubBackend;
const call = 'GET /cms/catalog/product';

beforeAll(async () => {
  backend = await startStubBackend();
});

beforeEach(() => {
  backend.respond({ [call]: { body: { entities: [aWireProduct({ breadcrumbs: [] })] } } });
});

afterAll(() => backend.stop());

function byCode(address: string) {
  return redirectOf(
    redirectToProductByCode({ request: aRequest(address), context: aHandlerContext({ backend }).context }),
  );
}

function byWildcard(path: string, features?: string) {
  const { context } = aHandlerContext({ backend, ...(features !== undefined && { features }) });
  return redirectOf(
    redirectToProductByWildcard({ request: aRequest(`/${path}?utm_source=a`), params: { '*': path }, context }),
  );
}

it('redirects a code to its product, with the rest of the query', async () => {
  expect(await byCode('/eshop?kod=ZV-10023&utm_source=a')).toEqual([
    302,
    '/produkt/zahradni-hadice-flexi?utm_source=a',
  ]);
});

it('ignores an unknown or missing code', async () => {
  expect(await byCode('/eshop')).toBeUndefined();
  backend.respond({ [call]: { body: { entities: [] } } });
  expect(await byCode('/eshop?kod=nic')).toBeUndefined();
});

it('redirects paths under a category only where the shop has such addresses', async () => {
  const slug = 'zahradni-hadice-flexi';
  expect(await byWildcard(slug)).toBeUndefined();
  expect(await byWildcard(slug, 'productWildcardUrls')).toEqual([301, `/produkt/${slug}?utm_source=a`]);
  expect(await byWildcard(`jinde/${slug}`, 'productWildcardUrls')).toBeUndefined();
});
