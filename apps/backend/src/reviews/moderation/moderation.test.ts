import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { TestShop } from '../../testing/create-test-shop';
import { openShopWithMailbox } from '../../testing/shop-with-mailbox';
import { oneTestDatabase } from '../../testing/test-databases';

const reviews = '/store/api/v1/products/p-konev/reviews';
const comments = '/store/api/v1/products/p-konev/comments';
const withId = v.object({ json: v.object({ data: v.object({ id: v.string() }) }) });

describe.each(oneTestDatabase(import.meta.url))('staff on $name', ({ open }) => {
  let shop: TestShop;
  let key: string;

  beforeEach(async () => {
    const opened = await openShopWithMailbox(open);
    shop = opened.shop;
    key = await opened.commandKey();
  });
  afterEach(() => shop.close());

  const command = (path: string, body: object, bearer = key) =>
    shop.call('POST', `/store/api/v1/moderation/${path}`, { headers: { authorization: `Bearer ${bearer}` }, body });
  const idOf = (answer: unknown) => v.parse(withId, answer).json.data.id;
  const review = async () => {
    const body = { name: 'Petr', email: 'petr@example.com', stars: 1, text: 'Sprosté slovo' };
    return idOf(await shop.call('POST', reviews, { body }));
  };

  it('hides a review and shows it again, and the rating follows', async () => {
    const id = await review();
    expect(await command('visibility', { id, hidden: true })).toMatchObject({ status: 200 });
    expect(await shop.call('GET', reviews)).toMatchObject({ json: { data: [], meta: { rating: { ratingCount: 0 } } } });
    expect(await command('latest', {})).toMatchObject({
      json: { data: [{ id, kind: 'review', stars: 1, text: 'Sprosté slovo', hidden: true }] },
    });
    await command('visibility', { id, hidden: false });
    expect(await shop.call('GET', reviews)).toMatchObject({ json: { data: [{ id }] } });
  });

  it('publishes a question and answers it in the name of the shop', async () => {
    const requested = await command('questions', { product_id: 'p-konev', author: 'Jana', text: 'Je z plastu?' });
    const question = idOf(requested);
    const answer = idOf(await command('answers', { question_id: question, author: 'Poradna', text: 'Ano.' }));
    const visible = { id: question, text: 'Je z plastu?', isOfShop: false };
    expect(await shop.call('GET', comments)).toMatchObject({
      json: {
        data: [{ ...visible, answers: [{ id: answer, text: 'Ano.', isOfShop: true, author: { name: 'Poradna' } }] }],
      },
    });
    await command('visibility', { id: answer, hidden: true });
    expect(await shop.call('GET', comments)).toMatchObject({ json: { data: [{ ...visible, answers: [] }] } });
  });

  it.each([
    ['visibility', { id: 'r-neni', hidden: true }, 404],
    ['questions', { product_id: 'p-neni', author: 'Jana', text: 'Je?' }, 404],
    ['answers', { question_id: 'q-neni', author: 'Jana', text: 'Je.' }, 404],
    ['answers', { question_id: 'q-neni', author: '', text: ' ' }, 422],
  ])('gets a message on what is wrong with %s %j', async (path, body, status) => {
    expect(await command(path, body)).toMatchObject({ status });
  });

  it('is the only one allowed to do this', async () => {
    const id = await review();
    for (const path of ['latest', 'visibility', 'questions', 'answers']) {
      const body = { id, hidden: true, product_id: 'p-konev', question_id: 'q', author: 'Zlý', text: 'Zlé' };
      expect(await command(path, body, 'a-guess')).toMatchObject({ status: 403 });
    }
    expect(await shop.call('GET', reviews)).toMatchObject({ json: { data: [{ id }] } });
  });
});
