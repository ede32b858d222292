import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customer } from '@vyloha/backend-accounts/tables';
import { product } from '@vyloha/backend-catalog/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { productComment, review, reviewPhoto } from '@vyloha/backend-reviews/tables';
import type { TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';
import { openShopWithCustomer } from '../testing/shop-with-customer';
import { oneTestDatabase } from '../testing/test-databases';

const url = '/store/api/v1/products/p-konev/reviews';
const guest = { name: 'Petr', email: 'petr@example.com' };

describe.each(oneTestDatabase(import.meta.url))('reviews on $name', ({ open }) => {
  let shop: TestShop;
  let customerHeaders: Record<string, string>;

  beforeEach(async () => {
    ({ shop, customerHeaders } = await openShopWithCustomer(open));
  });
  afterEach(() => shop.close());

  const get = (query = '') => shop.call('GET', `${url}${query}`);
  const post = (body: object, headers: Record<string, string> = {}) => shop.call('POST', url, { body, headers });
  const ratingOf = async () => {
    const [row] = await shop.db.select().from(product).where(eq(product.id, 'p-konev'));
    return [row?.rating, row?.ratingCount];
  };
  /** `count` reviews, each a minute younger, with stars in turn. */
  const write = async (count: number, stars = [5, 3, 4]) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: `r-${index}`,
      productId: 'p-konev',
      email: `${index}@example.com`,
      authorName: 'Jan K.',
      locale: 'cs',
      stars: stars[index % stars.length] ?? 5,
      text: index % 2 === 0 ? `Text ${index}` : null,
      createdAt: new Date(shop.clock.now.getTime() + index * 60_000),
    }));
    await shop.db.insert(review).values(rows);
  };

  describe('reading', () => {
    it('returns the five newest, and the summary of all of them', async () => {
      await write(7);
      const { json } = await get();
      expect(json).toMatchObject({
        data: [{ id: 'r-6' }, { id: 'r-5' }, { id: 'r-4' }, { id: 'r-3' }, { id: 'r-2' }],
        meta: {
          pagination: { total: 7, page: 1, perPage: 5, totalPages: 2 },
          rating: { rating: 83, ratingCount: 7, withTextCount: 4 },
        },
      });
      expect(json).toMatchObject({
        meta: {
          rating: { distribution: [{ stars: 5, count: 3 }, { count: 2 }, { count: 2 }, { count: 0 }, { stars: 1 }] },
        },
      });
      expect(JSON.stringify(json)).not.toContain('@example.com');
    });

    it('sorts by rating and leaves out reviews without text', async () => {
      await write(6);
      expect(await get('?sort=rating&sortDirection=asc&perPage=2')).toMatchObject({
        json: { data: [{ id: 'r-4' }, { id: 'r-1' }] },
      });
      expect(await get('?onlyWithReview=1&sortDirection=asc')).toMatchObject({
        json: {
          data: [{ id: 'r-0' }, { id: 'r-2' }, { id: 'r-4' }],
          meta: { pagination: { total: 3, totalPages: 1 } },
        },
      });
    });

    it('limits them by stars and to those with published photographs', async () => {
      await write(6);
      const photo = { position: 0, createdAt: shop.clock.now };
      await shop.db.insert(reviewPhoto).values([
        { ...photo, fileKey: 'photo-1', reviewId: 'r-0', isPublished: true },
        { ...photo, fileKey: 'photo-2', reviewId: 'r-0', isPublished: true },
        { ...photo, fileKey: 'photo-3', reviewId: 'r-3', isPublished: false },
      ]);
      expect(await get('?stars=3')).toMatchObject({
        json: {
          data: [{ id: 'r-4' }, { id: 'r-1' }],
          meta: { pagination: { total: 2 }, rating: { ratingCount: 6, withPhotosCount: 1 } },
        },
      });
      expect(await get('?onlyWithPhotos=1')).toMatchObject({
        json: { data: [{ id: 'r-0', photos: ['photo-1', 'photo-2'] }], meta: { pagination: { total: 1 } } },
      });
      expect(await get('?onlyWithPhotos=1&stars=3')).toMatchObject({
        json: { data: [], meta: { pagination: { total: 0 } } },
      });
    });

    it.each([
      '?stars=0',
      '?stars=6',
      '?onlyWithPhotos=2',
      '?perPage=0',
      '?perPage=201',
      '?page=0',
      '?sort=id',
      '?sortDirection=up',
      '?onlyWithReview=2',
    ])('refuses %s', async (query) => {
      expect(await get(query)).toMatchObject({ status: 400 });
    });

    it('has nothing for hidden products', async () => {
      for (const id of ['p-neni', 'p-tajny'])
        expect(await shop.call('GET', `/store/api/v1/products/${id}/reviews`)).toMatchObject({ status: 404 });
    });

    it('does not show what the staff has hidden', async () => {
      await write(2, [5, 1]);
      await shop.db.update(review).set({ isHidden: true }).where(eq(review.id, 'r-1'));
      expect(await get()).toMatchObject({ json: { data: [{ id: 'r-0' }], meta: { rating: { rating: 100 } } } });
    });
  });

  describe('writing', () => {
    it('accepts a guest’s, shows it at once and counts it', async () => {
      const response = await post({ ...guest, stars: 4, text: ' <b>Pěkná</b> ' });
      expect(response).toMatchObject({
        status: 200,
        json: { data: { stars: 4, text: '<b>Pěkná</b>', author: { name: 'Petr' }, verified: false, locale: 'cs' } },
      });
      expect(await get()).toMatchObject({ json: { data: [{ author: { name: 'Petr' } }] } });
      expect(await ratingOf()).toEqual([80, 1]);
    });

    it('names a logged-in author by the account, whatever was typed', async () => {
      expect(await post({ stars: 5, name: 'Někdo', email: 'jiny@example.com' }, customerHeaders)).toMatchObject({
        json: { data: { author: { name: 'Jana N.' }, text: null } },
      });
      expect(await shop.db.select().from(review)).toMatchObject([
        { customerId: 'u-zakaznik', email: 'zakaznik@example.com' },
      ]);
    });

    it.each([
      [{}, 'stars', 'Ohodnoťte zboží alespoň pomocí hvězdiček'],
      [{ text: 'Dobré', stars: null }, 'stars', 'Ohodnoťte zboží alespoň pomocí hvězdiček'],
      [{ stars: 0 }, 'stars', 'Ohodnoťte zboží alespoň pomocí hvězdiček'],
      [{ stars: 6 }, 'stars', 'Ohodnoťte zboží alespoň pomocí hvězdiček'],
      [{ stars: 4.5 }, 'stars', 'Ohodnoťte zboží alespoň pomocí hvězdiček'],
      [{ stars: 5, text: 'a'.repeat(5001) }, 'text', 'Text je příliš dlouhý'],
      [{ stars: 5, email: 'petr' }, 'email', 'E-mail není ve správném formátu'],
      [{ stars: 5, email: '' }, 'email', 'Vyplňte prosím toto pole'],
      [{ stars: 5, name: ' ' }, 'name', 'Vyplňte prosím toto pole'],
    ])('refuses %j', async (changes, field, title) => {
      const response = await post({ ...guest, ...changes });
      expect(response).toMatchObject({ status: 422, json: { errors: [{ field, title }] } });
      expect(await ratingOf()).toEqual([null, 0]);
    });

    it('refuses unknown products, and a flood', async () => {
      expect(
        await shop.call('POST', '/store/api/v1/products/p-neni/reviews', { body: { ...guest, stars: 5 } }),
      ).toMatchObject({ status: 404 });
      for (let count = 0; count < 20; count++) await post({ ...guest, email: `${count}@example.com`, stars: 5 });
      expect(await post({ ...guest, stars: 5 })).toMatchObject({ status: 429 });
    });
  });

  describe('one per shopper', () => {
    it('is what a form sent twice leaves, even concurrently', async () => {
      const body = { ...guest, stars: 5, text: 'Dobré' };
      const answers = await Promise.all([post(body), post(body), post({ ...body, email: 'PETR@example.com' })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await ratingOf()).toEqual([100, 1]);
    });

    it('is replaced by another one of a logged-in author', async () => {
      await post({ stars: 5 }, customerHeaders);
      expect(await post({ stars: 2, text: 'Praskla' }, customerHeaders)).toMatchObject({ status: 200 });
      expect(await shop.db.select().from(review)).toMatchObject([{ stars: 2, text: 'Praskla' }]);
      expect(await ratingOf()).toEqual([40, 1]);
    });

    it('cannot be changed by who only typed the e-mail', async () => {
      await post({ ...guest, stars: 5 });
      expect(await post({ ...guest, stars: 1 })).toMatchObject({
        status: 409,
        json: { errors: [{ code: 'already_reviewed' }] },
      });
      await post({ stars: 5 }, customerHeaders);
      expect(await post({ name: 'Zlý', email: 'zakaznik@example.com', stars: 1 })).toMatchObject({ status: 409 });
      expect(await ratingOf()).toEqual([100, 2]);
    });

    it('passes to the account that has proven the mailbox', async () => {
      const asGuest = { name: 'Jana', email: 'zakaznik@example.com', stars: 3 };
      await post(asGuest);
      await shop.db.update(customer).set({ emailConfirmedAt: null });
      expect(await post({ stars: 5 }, customerHeaders)).toMatchObject({ status: 409 });
      await shop.db.update(customer).set({ emailConfirmedAt: shop.clock.now });
      expect(await post({ stars: 5 }, customerHeaders)).toMatchObject({ status: 200 });
      expect(await ratingOf()).toEqual([100, 1]);
    });
  });

  describe('verified', () => {
    const order = async (headers: Record<string, string> = {}) => {
      const cart = await fillGuestCart(shop, 'v-konev', 1, headers);
      await shop.call('POST', '/store/api/v1/cart/place', { headers: cart, body: createPlaceBody() });
      const [placed] = await shop.db.select().from(shopOrder);
      return placed?.code ?? '';
    };
    const verified = { json: { data: { verified: true } } };
    const unverified = { json: { data: { verified: false } } };

    it('is a guest who knows the number of an order of the product and its e-mail', async () => {
      const code = await order();
      const jan = { ...guest, email: 'JAN@example.com', stars: 5 };
      expect(await post({ ...jan, order_code: ` ${code} ` })).toMatchObject(verified);
      await shop.db.delete(review);
      expect(await post({ ...guest, stars: 5, order_code: code })).toMatchObject(unverified);
    });

    it('is not who only knows an e-mail, so that nobody learns what others bought', async () => {
      await order();
      expect(await post({ ...guest, email: 'jan@example.com', stars: 5 })).toMatchObject(unverified);
    });

    it('is not who cancelled, nor who bought other products', async () => {
      const code = await order();
      const jan = { ...guest, email: 'jan@example.com', stars: 5, order_code: code };
      await shop.db.update(shopOrder).set({ status: 'cancelled' });
      expect(await post(jan)).toMatchObject(unverified);
      await shop.db.update(shopOrder).set({ status: 'new' });
      const other = '/store/api/v1/products/p-hadice/reviews';
      expect(await shop.call('POST', other, { body: jan })).toMatchObject(unverified);
    });

    it('is a customer by the account', async () => {
      await shop.call('POST', '/store/api/v1/cart/items', {
        headers: customerHeaders,
        body: { id: 'v-konev', amount: 1 },
      });
      await shop.call('POST', '/store/api/v1/cart/place', { headers: customerHeaders, body: createPlaceBody() });
      expect(await post({ stars: 5 }, customerHeaders)).toMatchObject(verified);
    });
  });

  it('questions come with their answers, the newest question first', async () => {
    const comment = (id: string, minute: number, changes: object = {}) => ({
      id,
      productId: 'p-konev',
      authorName: 'Petr B.',
      text: `Text ${id}`,
      locale: 'cs',
      createdAt: new Date(shop.clock.now.getTime() + minute * 60_000),
      ...changes,
    });
    const response = { questionId: 'q-1', isOfShop: true, authorName: 'Zelená výloha' };
    await shop.db
      .insert(productComment)
      .values([
        comment('q-1', 0),
        comment('q-2', 1),
        comment('q-3', 2, { isHidden: true }),
        comment('a-2', 4, response),
        comment('a-1', 3, response),
      ]);
    expect(await shop.call('GET', '/store/api/v1/products/p-konev/comments')).toMatchObject({
      json: {
        data: [
          { id: 'q-2', isOfShop: false, answers: [] },
          { id: 'q-1', answers: [{ id: 'a-1', isOfShop: true }, { id: 'a-2' }] },
        ],
      },
    });
    expect(await shop.call('GET', '/store/api/v1/products/p-neni/comments')).toMatchObject({ status: 404 });
  });
});
