import { type StubBackend, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireProduct, aWireVariant } from '../../testing/a-wire-product';
import { productPictureLoader } from './product-picture-loader.server';

let backend: StubBackend;

beforeAll(async () => {
  backend = await startStubBackend();
});
afterAll(() => backend.stop());

const red = aWireVariant({ id: 'v-red', mainImage: { fileKey: 'hose-red-01', alt: 'Červená hadice' } });

beforeEach(() => {
  const variants = [aWireVariant(), red];
  backend.respond({
    'GET /cms/catalog/product': { body: { entities: [aWireProduct({ defaultVariantId: 'v-20', variants })] } },
  });
});

function load(number: string, query = '') {
  const slug = 'zahradni-hadice-flexi';
  const { context } = aHandlerContext({ backend });
  return productPictureLoader({
    request: aRequest(`/produkt/${slug}/obrazek/${number}${query}`),
    params: { slug, number },
    context,
  });
}

it('numbers the pictures as the gallery does', async () => {
  const { product, number, meta } = await load('2');
  expect(product.pictures.map(({ fileKey }) => fileKey)).toEqual(['hose-green-01', 'hose-green-02']);
  expect([number, product.variantId, meta.robots]).toEqual([2, null, 'noindex']);
});

it('begins with the picture of the selected variant, and keeps it for the way back', async () => {
  const { product } = await load('1', '?variant_id=v-red');
  expect(product.pictures[0]).toMatchObject({ fileKey: 'hose-red-01', alt: 'Červená hadice' });
  expect(product.variantId).toBe('v-red');
});

it.each(['0', '3', '01', 'x', '1e2', '-1'])('has no page for number %s', async (number) => {
  await expect(load(number)).rejects.toMatchObject({ status: 404 });
});

describe('photographs of a review', () => {
  const reviewCall = 'GET /store/api/v1/products/p-hadice-flexi/reviews/r-1';
  const review = { id: 'r-1', stars: 5, author: { name: 'Jana K.' }, createdAt: '2026-11-21T08:00:00Z' };

  it('have pages of their own', async () => {
    backend.respond({ [reviewCall]: { body: { data: { ...review, photos: ['recenze-a', 'recenze-b'] } } } });
    const { product, meta } = await load('2', '?fotky=r-1');
    expect(product.pictures.map(({ fileKey }) => fileKey)).toEqual(['recenze-a', 'recenze-b']);
    expect(product).toMatchObject({ reviewId: 'r-1', variantId: null });
    expect(meta).toMatchObject({ robots: 'noindex', title: expect.stringContaining('Jana K.') });
    await expect(load('3', '?fotky=r-1')).rejects.toMatchObject({ status: 404 });
  });

  it('of a hidden or unknown review are not found', async () => {
    backend.respond({ [reviewCall]: { status: 404, body: { errors: [] } } });
    await expect(load('1', '?fotky=r-1')).rejects.toMatchObject({ status: 404 });
  });
});
