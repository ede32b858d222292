import assert from 'node:assert/strict';
import { headerNames } from '@vyloha/contract';
import { casesOf } from '../../case';
import { Skipped } from '../../skipped';
import { anAttempt, sameMoney, sum, type World } from '../../shop/world';
import type { Value } from '../../wire/value';

const { cases, prove } = casesOf('core');
export const cartCases = cases;

/** The sums of a cart are those of its lines. */
function expectSums(cart: Value): void {
  const lines = cart.list('items');
  sameMoney(
    cart.number('prices.itemsWithTax'),
    sum(lines.map((line) => line.number('prices.totalWithTax'))),
    'with tax',
  );
  sameMoney(
    cart.number('prices.itemsWithoutTax'),
    sum(lines.map((line) => line.number('prices.totalWithoutTax'))),
    'without tax',
  );
  sameMoney(cart.number('prices.totalWithTax'), cart.number('prices.itemsWithTax'), 'total');
}

const unknownVariant = 'v-neni';

prove('GET cart', 'a stranger has an empty cart without an id', async (world) => {
  const cart = (await world.guest().call('GET cart')).at('data');
  cart.equals('id', null);
  cart.equals('items', []);
  cart.equals('prices.totalWithTax', 0);
});

prove('GET cart', 'a dead guest token has an empty cart, not an error', async (world) => {
  (await world.guest().withGuestToken('mrtvy-token-hosta-0123456789').call('GET cart')).equals('data.id', null);
});

prove('GET cart', 'a forged login is 401', async (world) => {
  const answer = await world.guest().withToken('padelany-token').call('GET cart', { status: 401 });
  assert.deepEqual(answer.codes(), ['login_expired']);
});

prove('GET cart', 'is never cached', async (world) => {
  const { headers } = await world.guest().call('GET cart');
  assert.match(headers.get('cache-control') ?? '', /private/);
  assert.match(headers.get('cache-control') ?? '', /no-store/);
});

prove('GET cart', 'a guest sees their own cart and nobody else’s', async (world) => {
  const [first, second] = [await world.guestWithCart(1), await world.guestWithCart(3)];
  const mine = await first.guest.call('GET cart');
  const theirs = await second.guest.call('GET cart');
  assert.notEqual(mine.string('data.id'), theirs.string('data.id'));
  mine.equals('data.items.0.amount', 1);
  theirs.equals('data.items.0.amount', 3);
});

prove('POST cart/items', 'the first product makes the cart and its token', async (world) => {
  const offer = await world.offer();
  const answer = await world
    .guest()
    .call('POST cart/items', { body: { id: offer.variantId, type: 'product', amount: 2 } });
  const token = answer.string('meta.custom.guestCartToken');
  assert.match(token, /^[\w.~+/-]+=*$/, 'no b64token');
  answer.equals('data.changedAmount', 2);
  answer.equals('data.addedItem.shoppable.id', offer.variantId);
  (await world.guest().withGuestToken(token).call('GET cart')).equals('data.items.0.amount', 2);
});

prove('POST cart/items', 'the line costs the price of the product times the amount', async (world) => {
  const offer = await world.offer();
  const guest = await world.fill(world.guest(), offer.variantId, 3);
  const line = (await guest.call('GET cart')).list('data.items')[0];
  assert.ok(line);
  sameMoney(line.number('prices.unitWithTax'), offer.price, 'unit with tax');
  sameMoney(line.number('prices.unitWithoutTax'), offer.priceWithoutTax, 'unit without tax');
  sameMoney(line.number('prices.totalWithTax'), offer.price * 3, 'line with tax');
  const exact = (offer.price * 3) / (1 + offer.taxRate / 100);
  assert.ok(Math.abs(line.number('prices.totalWithoutTax') - exact) <= 0.0051, 'line without tax is not rounded once');
});

prove('POST cart/items', 'the sums are those of the lines, over products and rates of tax', async (world) => {
  const offers = [await world.offer(0), await world.offer(1)];
  let guest = world.guest();
  for (const { variantId } of offers) guest = await world.fill(guest, variantId, 2);
  const cart = (await guest.call('GET cart')).at('data');
  assert.equal(cart.list('items').length, 2);
  expectSums(cart);
});

prove('POST cart/items', 'the same variant again is one line', async (world) => {
  const { guest, offer } = await world.guestWithCart(1);
  await world.fill(guest, offer.variantId, 2);
  const items = (await guest.call('GET cart')).list('data.items');
  assert.equal(items.length, 1);
  items[0]?.equals('amount', 3);
});

prove('POST cart/items', 'is in the currency of X-Currency', async (world) => {
  const offer = await world.offer();
  const guest = world.guest().with({ [headerNames.currency]: 'EUR' });
  const cart = (await (await world.fill(guest, offer.variantId)).call('GET cart')).at('data');
  cart.equals('currencyCode', 'EUR');
  cart.equals('items.0.prices.currencyCode', 'EUR');
});

prove('POST cart/items', 'an unknown variant is refused and makes no cart', async (world) => {
  const guest = world.guest();
  await guest.call('POST cart/items', { body: { id: unknownVariant, type: 'product', amount: 1 }, status: [404, 422] });
  (await guest.call('GET cart')).equals('data.id', null);
});

prove('POST cart/items', 'more than is in stock is 409', async (world) => {
  const offer = await world.offer();
  await world.guest().call('POST cart/items', {
    body: { id: offer.variantId, type: 'product', amount: offer.stock + 1_000 },
    status: 409,
  });
});

prove('POST cart/items', 'stock holds for what is in the cart already', async (world) => {
  const offer = (await world.allOffers()).find(({ stock }) => stock > 1 && stock < 100_000);
  if (offer === undefined) throw new Skipped('needs a product in stock');
  const guest = await world.fill(world.guest(), offer.variantId, 1);
  await guest.call('POST cart/items', {
    body: { id: offer.variantId, type: 'product', amount: offer.stock + 500 },
    status: 409,
  });
  (await guest.call('GET cart')).equals('data.items.0.amount', 1);
});

prove('POST cart/items', 'amounts that are no whole positive number are 422 with the field', async (world) => {
  const { variantId } = await world.offer();
  for (const amount of [0, -1, 1.5]) {
    const answer = await world
      .guest()
      .call('POST cart/items', { body: { id: variantId, type: 'product', amount }, status: 422 });
    assert.deepEqual(answer.fields(), ['amount']);
  }
});

prove('POST cart/items', 'a number beyond 32 bits is refused', async (world) => {
  const { variantId } = await world.offer();
  await world.guest().call('POST cart/items', { body: { id: variantId, amount: 4_294_967_296 }, status: [400, 422] });
});

prove('POST cart/items', 'JSON that is malformed or too deep is 400, another type 415, too much 413', async (world) => {
  const guest = world.guest();
  await guest.call('POST cart/items', { text: '{"id":', status: 400 });
  const deep = `${'['.repeat(40)}${']'.repeat(40)}`;
  await guest.call('POST cart/items', { text: `{"id":"v","custom":{"a":${deep}}}`, status: 400 });
  await guest.call('POST cart/items', {
    text: 'id=v',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    status: 415,
  });
  await guest.call('POST cart/items', { text: JSON.stringify({ id: 'v'.repeat(2_000_000) }), status: 413 });
});

prove('PATCH cart/items/{id}', 'changes the amount and the sums', async (world) => {
  const { guest, offer } = await world.guestWithCart(1);
  const id = (await guest.call('GET cart')).string('data.items.0.id');
  const answer = await guest.call('PATCH cart/items/{id}', { params: { id }, body: { amount: 4 } });
  answer.equals('data.updatedItem.amount', 4);
  answer.equals('data.changedAmount', 3);
  sameMoney(answer.number('data.cart.prices.totalWithTax'), offer.price * 4, 'total');
});

prove('PATCH cart/items/{id}', 'a line of another guest is 404 and stays as it is', async (world) => {
  const [mine, theirs] = [await world.guestWithCart(1), await world.guestWithCart(1)];
  const id = (await theirs.guest.call('GET cart')).string('data.items.0.id');
  await mine.guest.call('PATCH cart/items/{id}', { params: { id }, body: { amount: 9 }, status: 404 });
  (await theirs.guest.call('GET cart')).equals('data.items.0.amount', 1);
});

prove('PATCH cart/items/{id}', 'more than is in stock is 409', async (world) => {
  const { guest, offer } = await world.guestWithCart(1);
  const id = (await guest.call('GET cart')).string('data.items.0.id');
  await guest.call('PATCH cart/items/{id}', { params: { id }, body: { amount: offer.stock + 1_000 }, status: 409 });
});

prove('DELETE cart/items/{id}', 'takes out one line; again it is 404', async (world) => {
  const { guest } = await world.guestWithCart(1);
  const second = await world.offer(1);
  await world.fill(guest, second.variantId);
  const id = (await guest.call('GET cart')).string('data.items.0.id');
  const answer = await guest.call('DELETE cart/items/{id}', { params: { id } });
  assert.equal(answer.list('data.cart.items').length, 1);
  await guest.call('DELETE cart/items/{id}', { params: { id }, status: 404 });
});

prove('DELETE cart/items/{id}', 'a line of another guest is 404 and stays', async (world) => {
  const [mine, theirs] = [await world.guestWithCart(1), await world.guestWithCart(1)];
  const id = (await theirs.guest.call('GET cart')).string('data.items.0.id');
  await mine.guest.call('DELETE cart/items/{id}', { params: { id }, status: 404 });
  assert.equal((await theirs.guest.call('GET cart')).list('data.items').length, 1);
});

prove('DELETE cart/items', 'empties the cart, also an empty one', async (world) => {
  const { guest } = await world.guestWithCart(2);
  (await guest.call('DELETE cart/items')).equals('data.cart.items', []);
  (await guest.call('DELETE cart/items')).equals('data.cart.items', []);
});

const batchOf = async (world: World, ...amounts: number[]) =>
  Promise.all(amounts.map(async (amount, index) => ({ id: (await world.offer(index)).variantId, amount })));

prove('POST cart/items/batch', 'adds what can be added and says why the rest was not', async (world) => {
  const [good] = await batchOf(world, 1);
  const answer = await world
    .guest()
    .call('POST cart/items/batch', { body: { items: [good, { id: unknownVariant, amount: 1 }] } });
  assert.equal(answer.list('data.cart.items').length, 1);
});

prove('POST cart/items/batch', 'with atomic all go in or none, and the refused one is named', async (world) => {
  const [good] = await batchOf(world, 1);
  const guest = world.guest();
  const answer = await guest.call('POST cart/items/batch', {
    body: { atomic: true, items: [good, { id: unknownVariant, amount: 1 }] },
    status: [409, 422],
  });
  assert.deepEqual(answer.fields(), ['items.1']);
  (await guest.call('GET cart')).equals('data.items', []);
});

prove('POST cart/items/batch', 'the same Idempotency-Key again adds nothing more', async (world) => {
  const { guest } = await world.guestWithCart(1);
  const items = await batchOf(world, 2, 3);
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  for (let time = 0; time < 2; time += 1) await guest.call('POST cart/items/batch', { body: { items }, headers });
  const amounts = (await guest.call('GET cart')).list('data.items').map((item) => item.number('amount'));
  assert.deepEqual(amounts.sort(), [3, 3]);
});

prove('POST cart/items/batch', 'a key that can be guessed is 400', async (world) => {
  const items = await batchOf(world, 1);
  const headers = { [headerNames.idempotencyKey]: 'abc' };
  await world.guest().call('POST cart/items/batch', { body: { items }, headers, status: 400 });
});

prove('GET cart/shippers', 'become free from their limit on', async (world) => {
  const { guest, offer } = await world.guestWithCart(1);
  const shipper = (await guest.call('GET cart/shippers'))
    .list('data')
    .find((entry) => entry.has('freeShippingAt') && entry.number('freeShippingAt') > offer.price);
  if (shipper === undefined) throw new Skipped('needs a shipper that is free from a value on');
  const amount = Math.ceil(shipper.number('freeShippingAt') / offer.price);
  if (amount > offer.stock) throw new Skipped('needs more pieces in stock');
  await world.fill(guest, offer.variantId, amount);
  const after = (await guest.call('GET cart/shippers'))
    .list('data')
    .find((entry) => entry.string('id') === shipper.string('id'));
  after?.equals('prices.withTax', 0);
});

prove('GET cart/shippers', 'are priced in the currency of the cart, with their tax', async (world) => {
  const { guest } = await world.guestWithCart(1);
  for (const shipper of (await guest.call('GET cart/shippers')).list('data')) {
    shipper.equals('prices.currencyCode', 'CZK');
    assert.ok(shipper.number('prices.withTax') >= shipper.number('prices.withoutTax'));
    if (shipper.number('prices.withTax') > 0)
      assert.ok(shipper.number('prices.withTax') > shipper.number('prices.withoutTax'));
  }
});

prove(
  'GET cart/payments',
  'are priced in the currency of the cart; without terms there is none by invoice',
  async (world) => {
    const { guest } = await world.guestWithCart(1);
    const payments = (await guest.call('GET cart/payments')).list('data');
    assert.ok(payments.length > 0);
    for (const payment of payments) {
      payment.equals('prices.currencyCode', 'CZK');
      assert.notEqual(payment.string('type'), 'INVOICE');
    }
  },
);

prove('PUT cart/delivery', 'says whose tax the cart has; its shippers and payments have the same', async (world) => {
  const { guest } = await world.guestWithCart(2);
  const before = (await guest.call('GET cart')).at('data');
  const cart = (await guest.call('PUT cart/delivery', { body: { country_code: 'CZE' } })).at('data.cart');
  cart.equals('tax', { countryCode: 'CZE', treatment: 'home' });
  cart.equals('id', before.string('id'));
  sameMoney(cart.number('prices.totalWithTax'), before.number('prices.totalWithTax'), 'at home');
  const { shipper, payment } = await world.services(guest);
  assert.ok(shipper.number('prices.withTax') >= shipper.number('prices.withoutTax'));
  assert.ok(payment.number('prices.withTax') >= payment.number('prices.withoutTax'));
  (await guest.call('GET cart')).equals('data.tax', cart.at('tax').raw);
});

prove('PUT cart/delivery', 'is the total of the order that goes there', async (world) => {
  const { guest } = await world.guestWithCart(2);
  const { shipper } = await world.services(guest);
  const body = { country_code: 'CZE', shipper_id: shipper.string('id'), branch_id: null, business: null };
  const cart = (await guest.call('PUT cart/delivery', { body })).at('data.cart');
  const order = (await guest.call('POST cart/place', { body: await world.placeBody(guest) })).at('data.order');
  order.equals('tax', cart.at('tax').raw);
  sameMoney(order.number('prices.itemsWithTax'), cart.number('prices.totalWithTax'), 'products');
});

prove('PUT cart/delivery', 'somebody without a cart gets the empty one', async (world) => {
  const answer = await world.guest().call('PUT cart/delivery', { body: { country_code: 'SVK' } });
  answer.equals('data.cart.id', null);
});

prove('PUT cart/delivery', 'without a country is 422 at its field', async (world) => {
  const answer = await world.guest().call('PUT cart/delivery', { body: {}, status: 422 });
  assert.deepEqual(answer.fields(), ['country_code']);
});

prove('POST cart/validate', 'an empty cart is no order, a filled one is', async (world) => {
  (await world.guest().call('POST cart/validate', { body: {} })).equals('data.result', false);
  const { guest } = await world.guestWithCart(1);
  const answer = await guest.call('POST cart/validate', { body: {} });
  answer.equals('data.result', true);
  answer.equals('errors', []);
});
