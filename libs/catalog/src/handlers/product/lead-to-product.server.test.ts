// @vitest-environment node
import { type StubBackend, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aWireProduct } from '../../testing/a-wire-product';
import { leadToCode, leadToWildcard } from './lead-to-product.server';

let backend: StubBackend;
const call = 'GET /cms/catalog/product';

beforeAll(async () => {
  backend = await startStubBackend();
});

beforeEach(() => {
  backend.answer({ [call]: { body: { entities: [aWireProduct({ breadcrumbs: [] })] } } });
});

afterAll(() => backend.stop());

async function answerOf(lead: Promise<void>) {
  const thrown: unknown = await lead.then(
    () => null,
    (reason: unknown) => reason,
  );
  return thrown instanceof Response ? [thrown.status, thrown.headers.get('Location')] : thrown;
}

function byCode(address: string) {
  return answerOf(leadToCode({ request: aRequest(address), context: aHandlerContext({ backend }).context }));
}

function byWildcard(path: string, features?: string) {
  const { context } = aHandlerContext({ backend, ...(features !== undefined && { features }) });
  return answerOf(leadToWildcard({ request: aRequest(`/${path}?utm_source=a`), params: { '*': path }, context }));
}

it('a code leads to its goods, and the rest of the address goes along', async () => {
  expect(await byCode('/eshop?kod=ZV-10023&utm_source=a')).toEqual([
    302,
    '/produkt/zahradni-hadice-flexi?utm_source=a',
  ]);
});

it('a code of nobody, or none, leads nowhere', async () => {
  expect(await byCode('/eshop')).toBeNull();
  backend.answer({ [call]: { body: { entities: [] } } });
  expect(await byCode('/eshop?kod=nic')).toBeNull();
});

it('goods are found under the shop only where it wants such addresses', async () => {
  const slug = 'zahradni-hadice-flexi';
  expect(await byWildcard(slug)).toBeNull();
  expect(await byWildcard(slug, 'productWildcardUrls')).toEqual([301, `/produkt/${slug}?utm_source=a`]);
  expect(await byWildcard(`jinde/${slug}`, 'productWildcardUrls')).toBeNull();
});
