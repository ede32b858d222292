import assert from 'node:assert/strict';
import { changeTags, headerNames } from '@vyloha/contract';
import { casesOf } from '../../case';
import { Skipped } from '../../skipped';
import { anAttempt, anEmail, callbackUrl, coupon, sameMoney, type World } from '../../shop/world';

const { cases, prove } = casesOf('shop');
export const shopServiceCases = cases;

prove('GET branches', 'lists branches a page at a time', async (world) => {
  const answer = await world.guest().call('GET branches', { query: { perPage: 1 } });
  assert.ok(answer.list('data').length <= 1);
  answer.equals('meta.pagination.perPage', 1);
});

prove('GET branches', 'sorts by distance from a postcode', async (world) => {
  const branches = (await world.guest().call('GET branches', { query: { near: '110 00', perPage: 5 } })).list('data');
  const distances = branches.map((branch) => branch.number('distanceKm'));
  assert.deepEqual(
    distances,
    [...distances].sort((a, b) => a - b),
  );
});

prove('GET branches', 'no such postcode is 422', async (world) => {
  const answer = await world.guest().call('GET branches', { query: { near: '999 99' }, status: 422 });
  assert.deepEqual(answer.codes(), ['postcode']);
});

prove('GET branches', 'unknown ids are an empty list', async (world) => {
  (await world.guest().call('GET branches', { query: { keys: 'br-neni' } })).equals('data', []);
});

const pointOf = async (world: World) => {
  const guest = world.guest();
  const shipper = (await guest.call('GET shippers'))
    .list('data')
    .find((entry) => entry.string('type') === 'PICKUP_POINT');
  if (shipper === undefined) throw new Skipped('needs a shipper with pick-up points');
  const point = (await guest.call('GET branches', { query: { shipper_id: shipper.string('id'), perPage: 1 } })).list(
    'data',
  )[0];
  if (point === undefined) throw new Skipped('needs a pick-up point');
  return { shipperId: shipper.string('id'), point };
};

prove(
  'GET shippers/{shipperId}/branches/remoteId/{remoteId}',
  'finds a pick-up point by what its shipper calls it',
  async (world) => {
    const { shipperId, point } = await pointOf(world);
    const params = { shipperId, remoteId: point.string('remoteId') };
    const answer = await world.guest().call('GET shippers/{shipperId}/branches/remoteId/{remoteId}', { params });
    answer.equals('data.id', point.string('id'));
  },
);

prove('GET shippers/{shipperId}/branches/remoteId/{remoteId}', 'an unknown one is 404', async (world) => {
  const params = { shipperId: 's-neni', remoteId: '0' };
  await world.guest().call('GET shippers/{shipperId}/branches/remoteId/{remoteId}', { params, status: 404 });
});

prove('GET delivery-times', 'are of one shipper, at most 30 days ahead', async (world) => {
  const guest = world.guest();
  const shipper = (await guest.call('GET shippers')).list('data').find((entry) => entry.string('type') === 'DELIVERY');
  if (shipper === undefined) throw new Skipped('needs a shipper that delivers');
  const times = await guest.call('GET delivery-times', { query: { shipperId: shipper.string('id') } });
  for (const time of times.list('data')) assert.ok(time.string('from') < time.string('to'));
});

prove('GET delivery-times', 'of an unknown shipper are 404, of none at all 400', async (world) => {
  await world.guest().call('GET delivery-times', { query: { shipperId: 's-neni' }, status: 404 });
  await world.guest().call('GET delivery-times', { status: 400 });
});

prove('GET address-autocomplete', 'says whether there is a service', async (world) => {
  const answer = await world.guest().call('GET address-autocomplete');
  if (answer.has('data.projectKey')) assert.ok(answer.string('data.projectKey') !== '');
});

prove('POST cart/coupon', 'takes its percentage off the products, entered in any case', async (world) => {
  const { guest, offer } = await world.guestWithCart(2);
  const cart = (await guest.call('POST cart/coupon', { body: { couponCode: coupon.toLowerCase() } })).at('data.cart');
  cart.equals('coupon.code', coupon);
  const full = offer.price * 2;
  sameMoney(cart.number('prices.itemsWithTax'), Math.round(full * 90) / 100, 'with the discount');
  assert.ok(cart.list('items').some((line) => line.string('type') === 'discount'));
});

prove('POST cart/coupon', 'again it changes nothing', async (world) => {
  const { guest } = await world.guestWithCart(2);
  const totals: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    const answer = await guest.call('POST cart/coupon', { body: { couponCode: coupon } });
    totals.push(answer.number('data.cart.prices.totalWithTax'));
  }
  assert.equal(totals[0], totals[1]);
});

prove('POST cart/coupon', 'an unknown one is 422 at its field', async (world) => {
  const { guest } = await world.guestWithCart(1);
  const answer = await guest.call('POST cart/coupon', { body: { couponCode: 'NENITU' }, status: 422 });
  assert.deepEqual(answer.fields(), ['couponCode']);
  assert.deepEqual(answer.codes(), ['coupon']);
});

prove('DELETE cart/coupon', 'gives the full price back; without one nothing changes', async (world) => {
  const { guest, offer } = await world.guestWithCart(1);
  await guest.call('POST cart/coupon', { body: { couponCode: coupon } });
  for (let time = 0; time < 2; time += 1) {
    const answer = await guest.call('DELETE cart/coupon');
    answer.equals('data.cart.coupon', null);
    sameMoney(answer.number('data.cart.prices.totalWithTax'), offer.price, 'full price');
  }
});

prove('POST cart/coupon', 'the order has the discount, in its sums too', async (world) => {
  const { guest, offer } = await world.guestWithCart(2);
  await guest.call('POST cart/coupon', { body: { couponCode: coupon } });
  const order = (await world.place(guest)).at('data.order');
  sameMoney(order.number('prices.itemsWithTax'), Math.round(offer.price * 2 * 90) / 100, 'items of the order');
});

prove('POST cart/credits', 'guests have none to spend', async (world) => {
  const { guest } = await world.guestWithCart(1);
  await guest.call('POST cart/credits', { body: { credits: 1 }, status: [401, 403, 422] });
});

prove('POST cart/credits', 'a negative number is 422 at its field', async (world) => {
  const { guest } = await world.guestWithCart(1);
  assert.deepEqual((await guest.call('POST cart/credits', { body: { credits: -1 }, status: 422 })).fields(), [
    'credits',
  ]);
});

prove('POST cart/credits', 'makes the products cheaper by what is spent; 0 spends none', async (world) => {
  const { shopper } = await world.customerWithCredits();
  if ((await shopper.call('GET user/credits/amount')).number('data.amount') < 10)
    throw new Skipped('needs a customer with 10 credits');
  const offer = await world.offer();
  await world.fill(shopper, offer.variantId, 1);
  const cart = (await shopper.call('POST cart/credits', { body: { credits: 10 } })).at('data.cart');
  const off = 10 * cart.number('creditsDiscount.creditValue');
  sameMoney(cart.number('prices.itemsWithTax'), offer.price - off, 'with credits');
  const none = await shopper.call('POST cart/credits', { body: { credits: 0 } });
  sameMoney(none.number('data.cart.prices.itemsWithTax'), offer.price, 'without credits');
  await shopper.call('DELETE cart/items');
});

prove('GET order-gifts', 'are offered from a value on', async (world) => {
  const { guest } = await world.guestWithCart(1);
  for (const gift of (await guest.call('GET order-gifts')).list('data')) assert.ok(gift.number('price_from') > 0);
});

prove('GET terms', 'lists versions, the newest first, and each can be read', async (world) => {
  const versions = (await world.guest().call('GET terms')).list('data');
  const times = versions.map((version) => Date.parse(version.string('createdAt')));
  assert.deepEqual(
    times,
    [...times].sort((a, b) => b - a),
  );
  const newest = versions[0];
  if (newest === undefined) throw new Skipped('needs the page of the terms');
  const answer = await world.guest().call('GET terms/{id}', { params: { id: newest.string('id') } });
  answer.equals('data.id', newest.string('id'));
});

prove('GET terms/{id}', 'an unknown version is 404', async (world) => {
  await world.guest().call('GET terms/{id}', { params: { id: 'neni' }, status: 404 });
});

prove('GET orders/token/{token}/terms', 'are those that the order was placed under', async (world) => {
  const { order } = await world.guestOrder();
  const params = { token: order.string('token') };
  const answer = await world.guest().call('GET orders/token/{token}/terms', { params, status: [200, 404] });
  if (answer.status === 404) throw new Skipped('needs the page of the terms');
  answer.equals('data.locale', 'cs');
});

prove('POST payments/notify', 'an unknown payment is 404, or the shop has no gateway', async (world) => {
  await world.guest().call('POST payments/notify', { body: { id: '1234567890' }, status: [404, 424] });
});

prove('GET products/{id}/reviews', 'counts them, by stars and in all', async (world) => {
  const { productId } = await world.offer();
  const answer = await world.guest().call('GET products/{id}/reviews', { params: { id: productId } });
  const counts = answer.list('meta.rating.distribution').map((entry) => entry.number('count'));
  assert.equal(
    counts.reduce((a, b) => a + b, 0),
    answer.number('meta.rating.ratingCount'),
  );
});

prove('GET products/{id}/reviews', 'of an unknown product are 404; 201 a page are refused', async (world) => {
  await world.guest().call('GET products/{id}/reviews', { params: { id: 'p-neni' }, status: 404 });
  const { productId } = await world.offer();
  await world
    .guest()
    .call('GET products/{id}/reviews', { params: { id: productId }, query: { perPage: 201 }, status: 400 });
});

const aReview = () => ({ stars: 4, text: 'Dobrý výrobek.', name: 'Eva M.', email: anEmail() });

prove('POST products/{id}/reviews', 'a review of a guest is listed and counted', async (world) => {
  const { productId: id } = await world.offer();
  const guest = world.guest();
  const countOf = async () =>
    (await guest.call('GET products/{id}/reviews', { params: { id } })).number('meta.rating.ratingCount');
  const before = await countOf();
  const body = aReview();
  await guest.call('POST products/{id}/reviews', { params: { id }, body });
  assert.ok((await countOf()) > before);
  const other = { ...body, stars: 1 };
  const again = await guest.call('POST products/{id}/reviews', { params: { id }, body: other, status: 409 });
  assert.deepEqual(again.codes(), ['already_reviewed']);
});

prove('POST products/{id}/reviews', 'six stars and a wrong e-mail are 422 at their fields', async (world) => {
  const { productId: id } = await world.offer();
  const body = { ...aReview(), stars: 6, email: 'nikdo' };
  const fields = (
    await world.guest().call('POST products/{id}/reviews', { params: { id }, body, status: 422 })
  ).fields();
  assert.ok(fields.includes('stars') && fields.includes('email'), fields.join());
});

async function newReview(world: World): Promise<{ id: string; reviewId: string }> {
  const { productId: id } = await world.offer();
  const body = aReview();
  await world.guest().call('POST products/{id}/reviews', { params: { id }, body });
  const listed = await world
    .guest()
    .call('GET products/{id}/reviews', { params: { id }, query: { sort: 'time', sortDirection: 'desc' } });
  const review = listed.list('data')[0];
  assert.ok(review);
  return { id, reviewId: review.string('id') };
}

prove('GET products/{id}/reviews/{reviewId}', 'is one of the list; an unknown one is 404', async (world) => {
  const params = await newReview(world);
  const answer = await world.guest().call('GET products/{id}/reviews/{reviewId}', { params });
  answer.equals('data.id', params.reviewId);
  await world
    .guest()
    .call('GET products/{id}/reviews/{reviewId}', { params: { ...params, reviewId: 'r-neni' }, status: 404 });
});

prove(
  'POST products/{id}/reviews/{reviewId}/votes',
  'one shopper has one vote, and the last one counts',
  async (world) => {
    const params = await newReview(world);
    const guest = world.guest();
    const vote = (helpful: boolean) =>
      guest.call('POST products/{id}/reviews/{reviewId}/votes', { params, body: { helpful, agent: 'Firefox' } });
    (await vote(true)).equals('data', { yes: 1, no: 0 });
    (await vote(false)).equals('data', { yes: 0, no: 1 });
  },
);

prove('POST review-photos', 'what is no photograph is 422', async (world) => {
  const content = Buffer.from('to není obrázek').toString('base64');
  await world.guest().call('POST review-photos', { body: { content }, status: 422 });
});

/** One white pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

prove('POST review-photos', 'a photograph has a secret id, and is of one review', async (world) => {
  const photo = (await world.guest().call('POST review-photos', { body: { content: pixel } })).string('data.id');
  const { productId: id } = await world.offer();
  await world.guest().call('POST products/{id}/reviews', { params: { id }, body: { ...aReview(), photos: [photo] } });
});

prove('GET products/{id}/comments', 'lists questions with their answers; an unknown product is 404', async (world) => {
  const { productId: id } = await world.offer();
  await world.guest().call('GET products/{id}/comments', { params: { id } });
  await world.guest().call('GET products/{id}/comments', { params: { id: 'p-neni' }, status: 404 });
});

prove('POST products/{id}/comments', 'a question is not listed before the shop published it', async (world) => {
  const { productId: id } = await world.offer();
  const text = `Jak dlouho vydrží? ${anAttempt()}`;
  await world
    .guest()
    .call('POST products/{id}/comments', { params: { id }, body: { text, email: anEmail(), name: 'Eva' } });
  const listed = await world.guest().call('GET products/{id}/comments', { params: { id } });
  assert.ok(!listed.strings('data', 'text').includes(text));
});

prove('POST products/{id}/comments', 'an empty question is 422 at its field', async (world) => {
  const { productId: id } = await world.offer();
  const body = { text: '', email: anEmail() };
  assert.ok(
    (await world.guest().call('POST products/{id}/comments', { params: { id }, body, status: 422 }))
      .fields()
      .includes('text'),
  );
});

prove('POST products/{id}/watchers', 'twice is as once; a wrong e-mail is 422', async (world) => {
  const { productId: id } = await world.offer();
  const body = { email: anEmail(), kind: 'stock' };
  for (let time = 0; time < 2; time += 1)
    await world.guest().call('POST products/{id}/watchers', { params: { id }, body });
  const wrong = await world
    .guest()
    .call('POST products/{id}/watchers', { params: { id }, body: { email: 'nikdo' }, status: 422 });
  assert.deepEqual(wrong.fields(), ['email']);
});

prove('POST products/{id}/watchers', 'a target that is no lower than the price is 422 at its field', async (world) => {
  const { productId: id, variantId, price } = await world.offer();
  const body = { email: anEmail(), variant_id: variantId, kind: 'price', target_price: Math.ceil(price) + 1 };
  assert.deepEqual(
    (await world.guest().call('POST products/{id}/watchers', { params: { id }, body, status: 422 })).fields(),
    ['target_price'],
  );
});

prove('POST watchers/cancel', 'the secret of the mail calls it off, twice as well', async (world) => {
  const { productId: id } = await world.offer();
  const email = anEmail();
  await world.guest().call('POST products/{id}/watchers', { params: { id }, body: { email } });
  const token = await world.secretOf(email);
  for (let time = 0; time < 2; time += 1) await world.guest().call('POST watchers/cancel', { body: { token } });
});

prove('POST watchers/cancel', 'an unknown secret is answered like one that is over', async (world) => {
  await world.guest().call('POST watchers/cancel', { body: { token: 'neni-to-on-0123456789' } });
});

const subscribe = (world: World, email: string) =>
  world.guest().call('POST newsletter/subscribe', { body: { email, callbackUrl, terms: true } });

prove(
  'POST newsletter/subscribe',
  'answers the same for a new address and again; without consent 422',
  async (world) => {
    const email = anEmail();
    const [first, second] = [await subscribe(world, email), await subscribe(world, email)];
    assert.deepEqual(first.raw, second.raw);
    const answer = await world
      .guest()
      .call('POST newsletter/subscribe', { body: { email, terms: false }, status: 422 });
    assert.deepEqual(answer.fields(), ['terms']);
  },
);

prove('POST newsletter/confirm', 'twice is once; an unknown secret is 422 token_dead', async (world) => {
  const dead = await world
    .guest()
    .call('POST newsletter/confirm', { body: { token: 'neni-to-on-0123456789' }, status: 422 });
  assert.deepEqual(dead.codes(), ['token_dead']);
  const email = anEmail();
  await subscribe(world, email);
  const token = await world.secretOf(email, (link) => !link.includes('odhlasit'));
  for (let time = 0; time < 2; time += 1) await world.guest().call('POST newsletter/confirm', { body: { token } });
});

prove('POST newsletter/unsubscribe', 'twice is once; an unknown token is 422 token_dead', async (world) => {
  const dead = await world
    .guest()
    .call('POST newsletter/unsubscribe', { body: { token: 'neni-to-on-0123456789' }, status: 422 });
  assert.deepEqual(dead.codes(), ['token_dead']);
  const email = anEmail();
  await subscribe(world, email);
  const token = await world.secretOf(email, (link) => link.includes('odhlasit'));
  for (let time = 0; time < 2; time += 1) await world.guest().call('POST newsletter/unsubscribe', { body: { token } });
});

prove('POST newsletter/unsubscribe-link', 'answers the same for whoever is not subscribed', async (world) => {
  const ask = (email: string) => world.guest().call('POST newsletter/unsubscribe-link', { body: { email } });
  const email = anEmail();
  await subscribe(world, email);
  const token = await world.secretOf(email, (link) => !link.includes('odhlasit'));
  await world.guest().call('POST newsletter/confirm', { body: { token } });
  const [subscribed, other] = [await ask(email), await ask(anEmail())];
  assert.deepEqual(subscribed.raw, other.raw);
});

prove('POST contact-form', 'takes a message; an empty one is 422 at its fields', async (world) => {
  const message = { name: 'Eva Malá', email: anEmail(), message: 'Máte i modré?' };
  await world.guest().call('POST contact-form', { body: message });
  const fields = (
    await world.guest().call('POST contact-form', { body: { ...message, name: '', message: '' }, status: 422 })
  ).fields();
  assert.deepEqual(fields.sort(), ['message', 'name']);
});

prove('POST cookie-consents', 'stores what was decided; an unknown purpose is 422', async (world) => {
  const consent = { granted: ['analytics'], version: 'v1', wording: 'Souhlasím s měřením.' };
  const id = (await world.guest().call('POST cookie-consents', { body: consent })).string('data.id');
  await world.guest().call('POST cookie-consents', { body: { ...consent, id, granted: [] } });
  await world.guest().call('POST cookie-consents', { body: { ...consent, granted: ['everything'] }, status: 422 });
});

prove('POST withdrawals/access', 'a wrong number and a wrong e-mail are 404 alike', async (world) => {
  const { order } = await world.guestOrder();
  const access = (code: string, email: string) =>
    world.guest().call('POST withdrawals/access', { body: { code, email }, status: 404 });
  const wrongMail = await access(order.string('code'), anEmail());
  const wrongCode = await access('2001000001', 'jan@example.com');
  assert.deepEqual(wrongMail.raw, wrongCode.raw);
  assert.deepEqual(wrongMail.codes(), ['order_not_found']);
});

async function withdrawable(world: World) {
  const email = anEmail();
  const { order } = await world.guestOrder(2, { email });
  const access = await world.guest().call('POST withdrawals/access', { body: { code: order.string('code'), email } });
  return { token: access.string('data.token'), order };
}

prove('GET withdrawals/orders/{token}', 'lists what is left to withdraw from', async (world) => {
  const { token, order } = await withdrawable(world);
  const answer = await world.guest().call('GET withdrawals/orders/{token}', { params: { token } });
  answer.equals('data.code', order.string('code'));
  answer.equals('data.items.0.remaining', 2);
});

prove('GET withdrawals/orders/{token}', 'another secret is 404', async (world) => {
  await world
    .guest()
    .call('GET withdrawals/orders/{token}', { params: { token: 'neni-to-on-0123456789' }, status: 404 });
});

prove('POST withdrawals/orders/{token}', 'the same Idempotency-Key again is the same withdrawal', async (world) => {
  const { token } = await withdrawable(world);
  const id = (await world.guest().call('GET withdrawals/orders/{token}', { params: { token } })).string(
    'data.items.0.id',
  );
  const body = { items: [{ id, amount: 1 }], reason: 'Nehodí se' };
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  const send = () => world.guest().call('POST withdrawals/orders/{token}', { params: { token }, body, headers });
  const [first, second] = [await send(), await send()];
  second.equals('data.code', first.string('data.code'));
  const left = await world.guest().call('GET withdrawals/orders/{token}', { params: { token } });
  left.equals('data.items.0.remaining', 1);
});

prove('POST withdrawals/orders/{token}', 'more than was bought is 422', async (world) => {
  const { token } = await withdrawable(world);
  const id = (await world.guest().call('GET withdrawals/orders/{token}', { params: { token } })).string(
    'data.items.0.id',
  );
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  const body = { items: [{ id, amount: 3 }] };
  const answer = await world
    .guest()
    .call('POST withdrawals/orders/{token}', { params: { token }, body, headers, status: 422 });
  assert.deepEqual(answer.codes(), ['withdrawal_amount']);
});

/** A delivered order with its own secret, and one that its code and e-mail give. */
async function claimable(world: World) {
  const email = anEmail();
  const { order } = await world.guestOrder(2, { email });
  const code = order.string('code');
  await world.command().call('POST order-statuses', { body: { code, status: 'delivered' } });
  const access = await world.guest().call('POST withdrawals/access', { body: { code, email } });
  const claim = { item_id: order.string('items.0.id'), amount: 1, description: 'Protéká.', solution: 'repair' };
  const params = { token: access.string('data.token') };
  const own = { token: order.string('token') };
  const send = (changes: object = {}, status = 200, headers = { [headerNames.idempotencyKey]: anAttempt() }) =>
    world.guest().call('POST claims/orders/{token}', { params, body: { ...claim, ...changes }, headers, status });
  return { code, params, own, send };
}

prove('GET claims/orders/{token}', 'lists what can be claimed, and claims without what they say', async (world) => {
  const { code, params, own, send } = await claimable(world);
  const claimed = (await send()).string('data.code');
  const seen = await world.guest().call('GET claims/orders/{token}', { params });
  seen.equals('data.code', code);
  seen.equals('data.isClaimable', true);
  seen.equals('data.opensClaims', false);
  seen.equals('data.items.0.amount', 2);
  seen.equals('data.claims.0.code', claimed);
  assert.ok(!JSON.stringify(seen.raw).includes('Protéká.'));
  (await world.guest().call('GET claims/orders/{token}', { params: own })).equals('data.opensClaims', true);
  const unknown = { token: 'neni-to-on-0123456789' };
  await world.guest().call('GET claims/orders/{token}', { params: unknown, status: 404 });
});

prove('POST claims/orders/{token}', 'the same Idempotency-Key again is the same claim', async (world) => {
  const { send } = await claimable(world);
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  const [first, second] = [await send({}, 200, headers), await send({}, 200, headers)];
  second.equals('data.code', first.string('data.code'));
  assert.deepEqual((await send({ amount: 2 }, 422)).codes(), ['claim_amount']);
});

prove('GET claims/orders/{token}/{code}', 'opens by the secret of the order’s own page alone', async (world) => {
  const { code: orderCode, params, own, send } = await claimable(world);
  const code = (await send()).string('data.code');
  const seen = await world.guest().call('GET claims/orders/{token}/{code}', { params: { ...own, code } });
  seen.equals('data.orderCode', orderCode);
  seen.equals('data.description', 'Protéká.');
  await world.guest().call('GET claims/orders/{token}/{code}', { params: { ...params, code }, status: 404 });
});

prove('POST claims/orders/{token}/photos', 'what is no photograph is 422', async (world) => {
  const { params } = await claimable(world);
  const content = Buffer.from('to není obrázek').toString('base64');
  await world.guest().call('POST claims/orders/{token}/photos', { params, body: { content }, status: 422 });
});

prove('GET claims/orders/{token}/{code}/photos/{number}', 'is for whoever opens the claim', async (world) => {
  const { params, own, send } = await claimable(world);
  const uploaded = await world.guest().call('POST claims/orders/{token}/photos', { params, body: { content: pixel } });
  const code = (await send({ photos: [uploaded.string('data.id')] })).string('data.code');
  const name = 'GET claims/orders/{token}/{code}/photos/{number}';
  const photo = await world.guest().call(name, { params: { ...own, code, number: '1' } });
  assert.ok(photo.string('data.content') !== '');
  await world.guest().call(name, { params: { ...params, code, number: '1' }, status: 404 });
});

prove('GET shopping-lists/shared/{token}', 'an unknown link is 404', async (world) => {
  await world
    .guest()
    .call('GET shopping-lists/shared/{token}', { params: { token: 'neni-to-on-0123456789' }, status: 404 });
});

prove('GET changes', 'tells of the product whose stock an order took', async (world) => {
  const response = await fetch(`${world.shop.address.store}/api/v1/changes`, { signal: AbortSignal.timeout(10_000) });
  if (response.status === 404) throw new Skipped('needs a stream of changes');
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/event-stream');
  const { offer } = await world.guestOrder();
  const wanted = [changeTags.product(offer.productId), changeTags.products, changeTags.everything];
  const decoder = new TextDecoder();
  let text = '';
  const hasEvent = () => wanted.some((tag) => text.includes(JSON.stringify(tag)));
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (hasEvent()) break;
  }
  assert.ok(hasEvent());
});

prove('GET feeds/{name}/{site}', 'one that is off is 404', async (world) => {
  await world.guest().call('GET feeds/{name}/{site}', { params: { name: 'neznamy', site: 'cz' }, status: 404 });
});
