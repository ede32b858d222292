import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { review, reviewVote, voterKey } from '@vyloha/backend-reviews/tables';
import type { TestShop } from '../../testing/create-test-shop';
import { openShopWithCustomer } from '../../testing/shop-with-customer';
import { concurrentTestDatabase } from '../../testing/test-databases';
import { tidyUpShop } from '../../testing/upkeep';

const reviews = '/store/api/v1/products/p-konev/reviews';
const monthMs = 31 * 86_400_000;

describe.each(concurrentTestDatabase())('votes about reviews on $name', ({ open }) => {
  let shop: TestShop;
  let customerHeaders: Record<string, string>;

  beforeEach(async () => {
    ({ shop, customerHeaders } = await openShopWithCustomer(open));
    const row = { productId: 'p-konev', authorName: 'Jan K.', locale: 'cs', stars: 4, createdAt: shop.clock.now };
    await shop.db.insert(review).values([
      { ...row, id: 'r-1' },
      { ...row, id: 'r-2', createdAt: new Date(shop.clock.now.getTime() - 1000) },
      { ...row, id: 'r-3', isHidden: true },
    ]);
  });
  afterEach(() => shop.close());

  const vote = (helpful: boolean, { id = 'r-1', address = '203.0.113.1', agent = 'A', headers = {} } = {}) =>
    shop.call('POST', `${reviews}/${id}/votes`, {
      headers: { 'x-forwarded-for': address, ...headers },
      body: { helpful, agent },
    });

  it('are counted once per guest, and can be changed', async () => {
    expect(await vote(true)).toMatchObject({ status: 200, json: { data: { yes: 1, no: 0 } } });
    expect(await vote(true)).toMatchObject({ json: { data: { yes: 1, no: 0 } } });
    expect(await vote(false)).toMatchObject({ json: { data: { yes: 0, no: 1 } } });
    expect(await vote(true, { address: '203.0.113.2' })).toMatchObject({ json: { data: { yes: 1, no: 1 } } });
    expect(await vote(true, { agent: 'B' })).toMatchObject({ json: { data: { yes: 2, no: 1 } } });
    expect(await shop.call('GET', `${reviews}/r-1`)).toMatchObject({ json: { data: { votes: { yes: 2, no: 1 } } } });
  });

  it('of a customer are one, wherever they are', async () => {
    await vote(true, { headers: customerHeaders });
    expect(await vote(false, { headers: customerHeaders, address: '203.0.113.9', agent: 'B' })).toMatchObject({
      json: { data: { yes: 0, no: 1 } },
    });
  });

  it('about one’s own review are refused', async () => {
    await shop.call('POST', reviews, { headers: customerHeaders, body: { stars: 5 } });
    const own = (await shop.db.select().from(review)).find(({ customerId }) => customerId !== null);
    expect(await vote(true, { id: own?.id ?? '', headers: customerHeaders })).toMatchObject({ status: 409 });
  });

  it('sort reviews by helpfulness, and leave the order by time alone', async () => {
    await vote(true, { id: 'r-2' });
    await vote(false);
    expect(await shop.call('GET', `${reviews}?sort=helpfulness`)).toMatchObject({
      json: { data: [{ id: 'r-2' }, { id: 'r-1' }] },
    });
    expect(await shop.call('GET', reviews)).toMatchObject({ json: { data: [{ id: 'r-1' }, { id: 'r-2' }] } });
  });

  it('cannot be put together or traced back once the key is gone', async () => {
    await vote(true);
    await vote(true, { id: 'r-2' });
    const voters = (await shop.db.select().from(reviewVote)).map(({ voter }) => voter);
    expect(new Set(voters).size).toBe(2);
    expect(JSON.stringify(voters)).not.toContain('203.0.113');
    await tidyUpShop(shop.db, new Date(shop.clock.now.getTime() + monthMs));
    expect(await shop.db.$count(voterKey)).toBe(0);
    expect(await vote(true)).toMatchObject({ json: { data: { yes: 2 } } });
  });

  it.each(['r-3', 'r-neni'])('about %s, which nobody sees, are not found', async (id) => {
    expect(await vote(true, { id })).toMatchObject({ status: 404 });
  });

  it('sent at once by two guests without a key are both counted', async () => {
    await Promise.all([vote(true), vote(true, { address: '203.0.113.2' })]);
    expect(await shop.call('GET', `${reviews}/r-1`)).toMatchObject({ json: { data: { votes: { yes: 2, no: 0 } } } });
  });
});
