import assert from 'node:assert/strict';
import { headerNames } from '@vyloha/contract';
import { casesOf } from '../../case';
import { Skipped } from '../../skipped';
import { anAttempt, sameMoney, scopeOf, sum, type World } from '../../shop/world';
import type { Answer } from '../../wire/answer';
import type { Shopper } from '../../wire/shopper';
import type { Value } from '../../wire/value';

const { cases, prove } = casesOf('core');
export const placingCases = cases;

const buyersAtOnce = 50;

/** What rounds an order that is paid in cash; a backend may have none. */
const roundingOf = (order: Value) => (order.has('prices.rounding') ? order.number('prices.rounding') : 0);

function expectSums(order: Value): void {
  const lines = order.list('items');
  const part = (name: string) =>
    sum(['items', 'shipperPrice', 'paymentPrice'].map((kind) => order.number(`prices.${kind}${name}`)));
  for (const name of ['WithTax', 'WithoutTax']) {
    const ofLines = sum(lines.map((line) => line.number(`prices.total${name}`)));
    sameMoney(order.number(`prices.items${name}`), ofLines, `items${name}`);
    const rounding = name === 'WithTax' ? roundingOf(order) : 0;
    sameMoney(order.number(`prices.total${name}`), part(name) + rounding, `total${name}`);
  }
}

prove('POST cart/place', 'makes the cart an order at its prices, with shipping and payment', async (world) => {
  const { guest, offer } = await world.guestWithCart(2);
  const { shipper, payment } = await world.services(guest);
  const order = (await world.place(guest)).at('data.order');
  assert.match(order.string('code'), /^\d{10}$/);
  assert.ok(order.has('token'));
  sameMoney(order.number('prices.itemsWithTax'), offer.price * 2, 'items');
  sameMoney(order.number('prices.shipperPriceWithTax'), shipper.number('prices.withTax'), 'shipping');
  sameMoney(order.number('prices.paymentPriceWithTax'), payment.number('prices.withTax'), 'payment');
  order.equals('currencyCode', 'CZK');
  expectSums(order);
});

prove('POST cart/place', 'sums and tax add up over several products', async (world) => {
  let guest = world.guest();
  for (const index of [0, 1]) guest = await world.fill(guest, (await world.offer(index)).variantId, 3);
  expectSums((await world.place(guest)).at('data.order'));
});

prove('POST cart/place', 'keeps what was typed', async (world) => {
  const { order } = await world.guestOrder(1, { comment: 'Zvonek nefunguje', email: 'tomas@example.com' });
  order.equals('comment', 'Zvonek nefunguje');
  order.equals('customer.email', 'tomas@example.com');
  order.equals('billingAddress.city', 'Praha');
  order.equals('shippingAddress.countryCode', 'CZE');
});

prove('POST cart/place', 'the same cart again answers the same order', async (world) => {
  const { guest } = await world.guestWithCart(1);
  const [first, second] = [await world.place(guest), await world.place(guest)];
  second.equals('data.order.code', first.string('data.order.code'));
});

prove('GET orders/token/{token}', 'every token that placing has answered with opens the order', async (world) => {
  const { guest } = await world.guestWithCart(1);
  for (const placed of [await world.place(guest), await world.place(guest)]) {
    const order = await guest.call('GET orders/token/{token}', {
      params: { token: placed.string('data.order.token') },
    });
    order.equals('data.code', placed.string('data.order.code'));
  }
});

prove('POST cart/place', 'sent twice at once it is one order', async (world) => {
  const { guest } = await world.guestWithCart(1);
  const body = await world.placeBody(guest);
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  const answers = await Promise.all([1, 2, 3].map(() => guest.call('POST cart/place', { body, headers })));
  assert.equal(new Set(answers.map((answer) => answer.string('data.order.code'))).size, 1);
});

prove('POST cart/place', 'the same Idempotency-Key is one order, whatever is in the cart by then', async (world) => {
  const { shopper, email } = await world.customer();
  const { variantId } = await world.offer();
  await world.fill(shopper, variantId);
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  const first = await world.place(shopper, { email }, { headers });
  await world.fill(shopper, variantId, 5);
  const second = await world.place(shopper, { email }, { headers });
  second.equals('data.order.code', first.string('data.order.code'));
  (await shopper.call('GET cart')).equals('data.items.0.amount', 5);
  await shopper.call('DELETE cart/items');
});

prove('POST cart/place', 'another Idempotency-Key with a new cart is another order', async (world) => {
  const { shopper, email } = await world.customer();
  const { variantId } = await world.offer();
  const codes: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    await world.fill(shopper, variantId);
    const answer = await world.place(shopper, { email }, { headers: { [headerNames.idempotencyKey]: anAttempt() } });
    codes.push(answer.string('data.order.code'));
  }
  assert.equal(new Set(codes).size, 2);
});

prove('POST cart/place', 'codes rise', async (world) => {
  const first = (await world.guestOrder()).order.string('code');
  const second = (await world.guestOrder()).order.string('code');
  assert.ok(Number(second) > Number(first), `${second} after ${first}`);
});

prove('POST cart/place', 'the cart is empty afterwards and the stock is taken', async (world) => {
  const offer = await world.offer();
  const stockOf = async () => {
    const product = await world.guest().call('GET products/{id}', { params: { id: offer.productId } });
    const variant = product.list('data.variants').find((entry) => entry.string('id') === offer.variantId);
    return variant?.number('availability.stock') ?? 0;
  };
  const before = await stockOf();
  const guest = await world.fill(world.guest(), offer.variantId, 2);
  await world.place(guest);
  assert.ok((await stockOf()) <= before - 2, 'the stock is as before');
});

/** Makes a sold-out variant one of which there are few. */
async function restock(world: World): Promise<{ id: string; stock: number }> {
  const listing = await world
    .guest()
    .call('GET /cms/api/catalog/v2/state', { query: { scope: scopeOf({ perPage: 200 }) } });
  const ids = listing.strings('productIds').join(',');
  const products = (await world.guest().call('GET /cms/catalog/product', { query: { ids } })).list('entities');
  const soldOut = products
    .filter((product) => product.boolean('visibility.saleable'))
    .flatMap((product) => product.list('variants'))
    .find(
      (variant) =>
        variant.number('availability.stock') === 0 &&
        variant.boolean('availability.checkStock') &&
        variant.has('warehouses.0'),
    );
  if (soldOut === undefined) throw new Skipped('needs a variant that is sold out');
  const [id, stock] = [soldOut.string('id'), 12];
  const documents = [{ variantId: id, stock: { [soldOut.string('warehouses.0.id')]: stock } }];
  (await world.command().call('POST prices-and-stock', { body: { documents } })).equals('data.problems', []);
  return { id, stock };
}

/** A variant of which there are few: set so by the command where its key is known. */
async function scarceVariant(world: World): Promise<{ id: string; stock: number }> {
  const isScarce = ({ stock }: { stock: number }) => stock > 0 && stock < buyersAtOnce;
  const found = (await world.findOffers()).find(isScarce);
  if (found !== undefined) return { id: found.variantId, stock: found.stock };
  if (world.shop.commandKey === null) throw new Skipped('needs a product with less than 50 pieces in stock');
  return restock(world);
}

/** A busy shop may answer 503; the same cart may then be placed again. */
async function placeWhenServed(guest: Shopper, body: object, tries = 20): Promise<Answer> {
  const answer = await guest.call('POST cart/place', { body, status: [200, 409, 503] });
  if (answer.status !== 503 || tries === 0) return answer;
  const seconds = Number(answer.headers.get('retry-after'));
  assert.ok(seconds > 0, '503 without Retry-After');
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  return placeWhenServed(guest, body, tries - 1);
}

prove('POST cart/place', '50 at once never sell more than there is', async (world) => {
  const { id, stock } = await scarceVariant(world);
  const guests = await Promise.all(Array.from({ length: buyersAtOnce }, () => world.fill(world.guest(), id)));
  const first = guests[0];
  assert.ok(first);
  const body = await world.placeBody(first);
  const answers = await Promise.all(guests.map((guest) => placeWhenServed(guest, body)));
  const orders = answers.filter(({ status }) => status === 200);
  assert.ok(
    answers.every(({ status }) => status !== 503),
    'the shop stayed busy',
  );
  assert.equal(orders.length, stock, `${orders.length} orders of ${stock} pieces`);
  assert.equal(new Set(orders.map((answer) => answer.string('data.order.code'))).size, stock, 'codes repeat');
});

prove('POST cart/place', 'another total than expected is 409, says what changed, and places nothing', async (world) => {
  const { guest } = await world.guestWithCart(1);
  const answer = await world.place(guest, { expected: { totalWithTax: 1, currency: 'CZK' } }, { status: 409 });
  assert.ok(answer.codes().includes('total_changed'));
  assert.ok(answer.strings('data.changes', 'kind').includes('total'));
  assert.equal((await guest.call('GET cart')).list('data.items').length, 1);
});

prove('POST cart/place', 'the expected total, with shipping and payment, is accepted', async (world) => {
  const { guest, offer } = await world.guestWithCart(1);
  const { shipper, payment } = await world.services(guest);
  const exact = offer.price + shipper.number('prices.withTax') + payment.number('prices.withTax');
  const step = payment.has('cashRounding') ? payment.number('cashRounding') : 0.01;
  const totalWithTax = Number((Math.round(exact / step) * step).toFixed(2));
  const order = await world.place(guest, { expected: { totalWithTax, currency: 'CZK' } });
  sameMoney(order.number('data.order.prices.totalWithTax'), totalWithTax, 'total');
});

prove('POST cart/place', 'an empty cart is refused', async (world) => {
  const { guest } = await world.guestWithCart(1);
  const body = await world.placeBody(guest);
  await guest.call('DELETE cart/items');
  await guest.call('POST cart/place', { body, status: [409, 422] });
});

prove('POST cart/place', 'what is missing or wrong is 422 with dotted names of the fields', async (world) => {
  const { guest } = await world.guestWithCart(1);
  const body = await world.placeBody(guest);
  const wrong = {
    ...body,
    email: 'nikdo',
    terms: false,
    billing_address: { street: '', city: 'Praha', postcode: '110 00', country_code: 'CZE' },
  };
  const fields = (await guest.call('POST cart/place', { body: wrong, status: 422 })).fields();
  for (const field of ['email', 'terms', 'billing_address.street'])
    assert.ok(fields.includes(field), `${field} of ${fields.join()}`);
});

prove('POST cart/place', 'an unknown shipper or payment is 422 at its field', async (world) => {
  const { guest } = await world.guestWithCart(1);
  assert.ok((await world.place(guest, { shipper_id: 's-neni' }, { status: 422 })).fields().includes('shipper_id'));
  assert.ok((await world.place(guest, { payment_id: 'pay-neni' }, { status: 422 })).fields().includes('payment_id'));
});

prove('POST cart/place', 'a text that is too long is 422', async (world) => {
  const { guest } = await world.guestWithCart(1);
  const answer = await world.place(guest, { comment: 'x'.repeat(2_001) }, { status: 422 });
  assert.deepEqual(answer.fields(), ['comment']);
});

prove('POST cart/place', 'pick-up needs a branch that the shipper has', async (world) => {
  const { guest } = await world.guestWithCart(1);
  const shipper = (await guest.call('GET cart/shippers'))
    .list('data')
    .find((entry) => entry.string('type') === 'PERSONAL');
  if (shipper === undefined) throw new Skipped('needs a shipper of the kind PERSONAL');
  const id = shipper.string('id');
  const { payment } = await world.services(guest);
  if (shipper.strings('blockedPayments').includes(payment.string('id'))) throw new Skipped('needs a payment for it');
  assert.deepEqual((await world.place(guest, { shipper_id: id }, { status: 422 })).fields(), ['branch_id']);
  const branch = (await guest.call('GET branches', { query: { shipper_id: id } })).list('data')[0];
  assert.ok(branch);
  const order = await world.place(guest, { shipper_id: id, branch_id: branch.string('id') });
  order.equals('data.order.branch.id', branch.string('id'));
});

prove('POST cart/place', 'in euros it is an order in euros', async (world) => {
  const guest = world.guest().with({ [headerNames.currency]: 'EUR' });
  const offer = await world.offer();
  const address = { street: 'Hlavná 1', city: 'Bratislava', postcode: '811 01', country_code: 'SVK' };
  const changes = { billing_address: address, shipping: { name: 'Jan Novák', address } };
  const order = (await world.place(await world.fill(guest, offer.variantId, 2), changes)).at('data.order');
  order.equals('currencyCode', 'EUR');
  for (const line of order.list('items')) line.equals('prices.currencyCode', 'EUR');
  expectSums(order);
});

prove('POST cart/place/settle', 'answers the order of the attempt', async (world) => {
  const { guest } = await world.guestWithCart(1);
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  const placed = await world.place(guest, {}, { headers });
  const settled = await guest.call('POST cart/place/settle', { body: {}, headers });
  settled.equals('data.order.code', placed.string('data.order.code'));
});

prove('POST cart/place/settle', 'an attempt that has not arrived never will: 409 attempt_void', async (world) => {
  const { guest } = await world.guestWithCart(1);
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  (await guest.call('POST cart/place/settle', { body: {}, headers })).equals('data.order', null);
  const late = await world.place(guest, {}, { headers, status: 409 });
  assert.deepEqual(late.codes(), ['attempt_void']);
  assert.equal((await guest.call('GET cart')).list('data.items').length, 1);
});

prove('GET orders/token/{token}', 'opens the order for whoever has the secret', async (world) => {
  const { order } = await world.guestOrder();
  const answer = await world.guest().call('GET orders/token/{token}', { params: { token: order.string('token') } });
  answer.equals('data.code', order.string('code'));
  sameMoney(answer.number('data.prices.totalWithTax'), order.number('prices.totalWithTax'), 'total');
  expectSums(answer.at('data'));
});

prove('GET orders/token/{token}', 'is in the language of X-Locale', async (world) => {
  const { order } = await world.guestOrder();
  const shipperIn = async (locale: string) => {
    const guest = world.guest().with({ [headerNames.locale]: locale });
    const answer = await guest.call('GET orders/token/{token}', { params: { token: order.string('token') } });
    return answer.string('data.items.0.product.name');
  };
  assert.notEqual(await shipperIn('cs'), await shipperIn('sk'));
});

prove('GET orders/token/{token}', 'another secret is 404', async (world) => {
  await world.guest().call('GET orders/token/{token}', { params: { token: 'neni-to-on-0123456789' }, status: 404 });
});

prove(
  'GET orders/token/{token}/payments',
  'offers nothing else than what the order may be changed to',
  async (world) => {
    const { order } = await world.guestOrder();
    const answer = await world
      .guest()
      .call('GET orders/token/{token}/payments', { params: { token: order.string('token') } });
    for (const payment of answer.list('data')) payment.equals('prices.currencyCode', 'CZK');
  },
);

prove('GET orders/token/{token}/payments', 'another secret is 404', async (world) => {
  await world
    .guest()
    .call('GET orders/token/{token}/payments', { params: { token: 'neni-to-on-0123456789' }, status: 404 });
});

prove('POST orders/token/{token}/payment', 'changes how it is paid to what is offered', async (world) => {
  const { order } = await world.guestOrder();
  const params = { token: order.string('token') };
  const offered = (await world.guest().call('GET orders/token/{token}/payments', { params })).list('data');
  const other = offered.find(
    (payment) => payment.string('type') !== 'ONLINE' && payment.string('id') !== order.string('payment.id'),
  );
  if (other === undefined) throw new Skipped('needs another payment for the order');
  const answer = await world
    .guest()
    .call('POST orders/token/{token}/payment', { params, body: { payment_id: other.string('id') } });
  answer.equals('data.order.payment.id', other.string('id'));
  expectSums(answer.at('data.order'));
});

prove(
  'POST orders/token/{token}/cancel',
  'cancels what says that it can be, once; another secret is 404',
  async (world) => {
    const { order } = await world.guestOrder();
    const guest = world.guest();
    const params = { token: order.string('token') };
    order.equals('isCancellable', true);
    for (const body of [{ reason: 'Omyl' }, {}]) {
      const answer = await guest.call('POST orders/token/{token}/cancel', { params, body });
      answer.equals('data.status', 'cancelled');
      answer.equals('data.isCancellable', false);
      answer.equals('data.money.missing', 0);
    }
    const other = { token: 'neni-to-on-0123456789' };
    await guest.call('POST orders/token/{token}/cancel', { params: other, body: {}, status: 404 });
  },
);

prove('POST orders/token/{token}/payment', 'what is not offered is 422, another secret 404', async (world) => {
  const { order } = await world.guestOrder();
  const body = { payment_id: 'pay-neni' };
  await world
    .guest()
    .call('POST orders/token/{token}/payment', { params: { token: order.string('token') }, body, status: 422 });
  await world
    .guest()
    .call('POST orders/token/{token}/payment', { params: { token: 'neni-to-on-0123456789' }, body, status: 404 });
});
