import assert from 'node:assert/strict';
import { headerNames } from '@vyloha/contract';
import { casesOf } from '../../case';
import { Skipped } from '../../skipped';
import { anAttempt, sameMoney, type Customer, type World } from '../../shop/world';
import type { Value } from '../../wire/value';

const { cases, prove } = casesOf('account');
export const orderCases = cases;

async function twoWithOrder(
  world: World,
): Promise<{ mine: Customer; theirs: Customer; order: Value; params: { id: string } }> {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const order = await world.customerOrder(mine);
  return { mine, theirs, order, params: { id: order.string('id') } };
}

prove('GET user/orders', 'has the customer’s orders, newest first, and nobody else’s', async (world) => {
  const { mine, theirs, order } = await twoWithOrder(world);
  const second = await world.customerOrder(mine);
  const codes = (await mine.shopper.call('GET user/orders')).strings('data', 'code');
  assert.deepEqual(codes.slice(0, 2), [second.string('code'), order.string('code')]);
  assert.ok(!(await theirs.shopper.call('GET user/orders')).strings('data', 'code').includes(order.string('code')));
});

prove('GET user/orders', 'are paged', async (world) => {
  const { mine } = await twoWithOrder(world);
  await world.customerOrder(mine);
  const first = await mine.shopper.call('GET user/orders', { query: { perPage: 1 } });
  const second = await mine.shopper.call('GET user/orders', { query: { perPage: 1, page: 2 } });
  assert.equal(first.list('data').length, 1);
  assert.notEqual(first.string('data.0.code'), second.string('data.0.code'));
  first.equals('meta.pagination.totalPages', first.number('meta.pagination.total'));
});

prove('GET user/orders', 'are found by a part of the number and by state', async (world) => {
  const { mine, order } = await twoWithOrder(world);
  const code = order.string('code');
  const found = await mine.shopper.call('GET user/orders', {
    query: { code: code.slice(4), status: order.string('status') },
  });
  assert.ok(found.strings('data', 'code').includes(code));
  (await mine.shopper.call('GET user/orders', { query: { code, status: 'cancelled' } })).equals('data', []);
  await mine.shopper.call('GET user/orders', { query: { status: 'neznamy' }, status: 400 });
});

prove(
  'GET user/orders/{id}',
  'costs what it cost when it was placed; for another customer it is 404',
  async (world) => {
    const { mine, theirs, order, params } = await twoWithOrder(world);
    const answer = await mine.shopper.call('GET user/orders/{id}', { params });
    sameMoney(answer.number('data.prices.totalWithTax'), order.number('prices.totalWithTax'), 'total');
    answer.equals('data.token', null);
    await theirs.shopper.call('GET user/orders/{id}', { params, status: 404 });
  },
);

prove('GET user/orders/code/{code}', 'is found by its number; for another customer it is 404', async (world) => {
  const { mine, theirs, order } = await twoWithOrder(world);
  const params = { code: order.string('code') };
  (await mine.shopper.call('GET user/orders/code/{code}', { params })).equals('data.id', order.string('id'));
  await theirs.shopper.call('GET user/orders/code/{code}', { params, status: 404 });
});

prove(
  'GET user/orders/{id}/items/export',
  'is a CSV file with a byte order mark; for another customer it is 404',
  async (world) => {
    const { mine, theirs, params } = await twoWithOrder(world);
    const answer = await mine.shopper.call('GET user/orders/{id}/items/export', { params, status: [200, 403] });
    if (answer.status === 200) {
      assert.match(answer.headers.get('content-type') ?? '', /^text\/csv/);
      assert.deepEqual([...answer.bytes.slice(0, 3)], [0xef, 0xbb, 0xbf]);
    }
    await theirs.shopper.call('GET user/orders/{id}/items/export', { params, status: [403, 404] });
  },
);

prove('GET user/orders/{id}/items/images/export', 'is a zip archive; for another customer it is 404', async (world) => {
  const { mine, theirs, params } = await twoWithOrder(world);
  const answer = await mine.shopper.call('GET user/orders/{id}/items/images/export', {
    params,
    status: [200, 403, 404],
  });
  if (answer.status === 200) assert.match(answer.headers.get('content-type') ?? '', /zip/);
  await theirs.shopper.call('GET user/orders/{id}/items/images/export', { params, status: [403, 404] });
});

prove('GET user/orders/{id}/terms', 'are for its customer alone', async (world) => {
  const { mine, theirs, params } = await twoWithOrder(world);
  await mine.shopper.call('GET user/orders/{id}/terms', { params, status: [200, 404] });
  await theirs.shopper.call('GET user/orders/{id}/terms', { params, status: 404 });
});

prove('GET user/orders/{id}/payments', 'are offered to its customer alone', async (world) => {
  const { mine, theirs, params } = await twoWithOrder(world);
  await mine.shopper.call('GET user/orders/{id}/payments', { params });
  await theirs.shopper.call('GET user/orders/{id}/payments', { params, status: 404 });
});

prove(
  'POST user/orders/{id}/payment',
  'another customer cannot pay it, and unknown payments are 422',
  async (world) => {
    const { mine, theirs, params } = await twoWithOrder(world);
    const body = { payment_id: 'pay-neni' };
    await mine.shopper.call('POST user/orders/{id}/payment', { params, body, status: 422 });
    await theirs.shopper.call('POST user/orders/{id}/payment', { params, body, status: 404 });
  },
);

prove('POST user/orders/{id}/payment', 'changes how it is paid to what is offered', async (world) => {
  const { mine, order, params } = await twoWithOrder(world);
  const offered = (await mine.shopper.call('GET user/orders/{id}/payments', { params })).list('data');
  const other = offered.find(
    (payment) => payment.string('type') !== 'ONLINE' && payment.string('id') !== order.string('payment.id'),
  );
  if (other === undefined) throw new Skipped('needs another payment for the order');
  const body = { payment_id: other.string('id') };
  (await mine.shopper.call('POST user/orders/{id}/payment', { params, body })).equals(
    'data.order.payment.id',
    body.payment_id,
  );
});

prove('POST user/orders/{id}/cancel', 'another customer cannot cancel it, its own can', async (world) => {
  const { mine, theirs, params } = await twoWithOrder(world);
  await theirs.shopper.call('POST user/orders/{id}/cancel', { params, body: {}, status: 404 });
  (await mine.shopper.call('POST user/orders/{id}/cancel', { params, body: {} })).equals('data.status', 'cancelled');
});

prove('GET user/documents', 'of a new customer there are none, with a total of zero', async (world) => {
  const { shopper } = await world.newcomer();
  const answer = await shopper.call('GET user/documents');
  answer.equals('data', []);
  answer.equals('meta.pagination.total', 0);
  await shopper.call('GET user/documents', { query: { kind: 'neznamy' }, status: 400 });
});

/** A delivered order and its invoice, once that is issued. */
async function invoicedOrder(world: World) {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const order = await world.customerOrder(mine, true);
  const query = { order: order.string('code'), kind: 'invoice' };
  let found = await mine.shopper.call('GET user/documents', { query });
  for (let tries = 0; tries < 100 && found.list('data').length === 0; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    found = await mine.shopper.call('GET user/documents', { query });
  }
  return { mine, theirs, order, invoice: found.at('data.0') };
}

const isPdf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.slice(0, 5)) === '%PDF-';

prove(
  'GET user/documents/{id}/{format}',
  'the invoice of a delivered order is a PDF, for its customer alone',
  async (world) => {
    const { mine, theirs, order, invoice } = await invoicedOrder(world);
    sameMoney(invoice.number('total'), order.number('prices.totalWithTax'), 'total of the invoice');
    const params = { id: invoice.string('id'), format: 'pdf' };
    assert.ok(isPdf((await mine.shopper.call('GET user/documents/{id}/{format}', { params })).bytes));
    await theirs.shopper.call('GET user/documents/{id}/{format}', { params, status: 404 });
    assert.ok(!(await theirs.shopper.call('GET user/documents')).strings('data', 'id').includes(params.id));
  },
);

prove('GET orders/token/{token}/documents', 'are listed for whoever has the secret of the order', async (world) => {
  const { order, invoice } = await invoicedOrder(world);
  const guest = world.guest();
  const params = { token: order.string('token') };
  const answer = await guest.call('GET orders/token/{token}/documents', { params });
  assert.ok(answer.strings('data', 'number').includes(invoice.string('number')));
  await guest.call('GET orders/token/{token}/documents', { params: { token: 'neni-to-on' }, status: 404 });
});

prove(
  'GET orders/token/{token}/documents/{id}/{format}',
  'opens a document of this order, and of no other one',
  async (world) => {
    const { theirs, order, invoice } = await invoicedOrder(world);
    const guest = world.guest();
    const file = { id: invoice.string('id'), format: 'pdf' };
    const own = { ...file, token: order.string('token') };
    const answer = await guest.call('GET orders/token/{token}/documents/{id}/{format}', { params: own });
    assert.ok(isPdf(answer.bytes));
    const other = { ...file, token: (await world.customerOrder(theirs)).string('token') };
    await guest.call('GET orders/token/{token}/documents/{id}/{format}', { params: other, status: 404 });
  },
);

prove('POST parcels', 'is shown on the page of the order; with the last product it is shipped', async (world) => {
  const command = world.command();
  const order = await world.customerOrder(await world.customer(0));
  const code = order.string('code');
  await command.call('POST order-statuses', { body: { code, status: 'processing' } });
  const added = await command.call('POST parcels', {
    body: { code, trackingNumber: 'A1', lines: [{ number: 1, amount: 1 }] },
  });
  added.equals('data.number', 1);
  const params = { token: order.string('token') };
  const read = () => world.guest().call('GET orders/token/{token}', { params });
  (await read()).equals('data.parcels.0.trackingNumber', 'A1');
  await command.call('POST parcels', { body: { code, trackingNumber: 'A2' } });
  (await read()).equals('data.status', 'shipped');
  await command.call('POST parcels', { body: { code, trackingNumber: 'A3' }, status: 422 });
  await command.call('POST parcels', { body: { code: 'neni', trackingNumber: 'A4' }, status: 404 });
});

/** An order whose products are all in one parcel. */
async function sentOrder(world: World) {
  const command = world.command();
  const order = await world.customerOrder(await world.customer(0));
  const code = order.string('code');
  await command.call('POST order-statuses', { body: { code, status: 'processing' } });
  await command.call('POST parcels', { body: { code, trackingNumber: 'B1' } });
  return { command, order, code };
}

prove('POST parcel-states', 'brings the order to delivered with its last parcel', async (world) => {
  const { command, order, code } = await sentOrder(world);
  await command.call('POST parcel-states', { body: { code, number: 1, state: 'delivered' } });
  const params = { token: order.string('token') };
  (await world.guest().call('GET orders/token/{token}', { params })).equals('data.status', 'delivered');
  await command.call('POST parcel-states', { body: { code, number: 1, state: 'ready' }, status: 422 });
  await command.call('POST parcel-states', { body: { code, number: 2, state: 'ready' }, status: 404 });
});

prove('POST parcels/search', 'lists the parcels of an order; of an unknown one it is 404', async (world) => {
  const { command, code } = await sentOrder(world);
  const answer = await command.call('POST parcels/search', { body: { order: code } });
  assert.deepEqual(answer.strings('data', 'trackingNumber'), ['B1']);
  await command.call('POST parcels/search', { body: { order: 'neni' }, status: 404 });
});

prove('POST parcels/removals', 'removes what was recorded by mistake', async (world) => {
  const { command, code } = await sentOrder(world);
  await command.call('POST parcels/removals', { body: { code, number: 1 } });
  (await command.call('POST parcels/search', { body: { order: code } })).equals('data', []);
  await command.call('POST parcels/removals', { body: { code, number: 1 }, status: 404 });
});

prove('POST documents/search', 'lists the documents of an order; of an unknown one it is 404', async (world) => {
  const command = world.command();
  const { order, invoice } = await invoicedOrder(world);
  const answer = await command.call('POST documents/search', { body: { order: order.string('code') } });
  assert.ok(answer.strings('data', 'number').includes(invoice.string('number')));
  await command.call('POST documents/search', { body: { order: 'neni' }, status: 404 });
});

prove('POST documents/content', 'is the file as it was issued, in base64', async (world) => {
  const command = world.command();
  const number = (await invoicedOrder(world)).invoice.string('number');
  const answer = await command.call('POST documents/content', { body: { number, format: 'pdf' } });
  assert.ok(isPdf(Buffer.from(answer.string('data.content'), 'base64')));
  await command.call('POST documents/content', { body: { number: 'neni', format: 'pdf' }, status: 404 });
});

prove('POST documents/mails', 'goes to the customer of the order', async (world) => {
  const command = world.command();
  const { mine, invoice } = await invoicedOrder(world);
  const answer = await command.call('POST documents/mails', { body: { number: invoice.string('number') } });
  answer.equals('data.recipient', mine.email);
  await command.call('POST documents/mails', { body: { number: 'neni' }, status: 404 });
});

prove('POST exchange-rates', 'are stored, and refused when they are none', async (world) => {
  const command = world.command();
  const rate = { currency: 'EUR', day: '2026-11-20', units: 1, rate: 24.315 };
  (await command.call('POST exchange-rates', { body: { rates: [rate] } })).equals('data.count', 1);
  await command.call('POST exchange-rates', { body: { rates: [{ ...rate, rate: 0 }] }, status: 422 });
});

prove('POST e-invoices/list', 'lists what the provider gets, by state', async (world) => {
  const command = world.command();
  (await command.call('POST e-invoices/list', { body: {} })).strings('data', 'number');
  await command.call('POST e-invoices/list', { body: { state: 'neznamy' }, status: 422 });
});

prove('POST e-invoices/retries', 'of a document that nobody hands over is 404', async (world) => {
  await world.command().call('POST e-invoices/retries', { body: { number: 'neni' }, status: 404 });
});

prove(
  'POST documents/taxes',
  'sums the documents of a period up; the one-stop shop of a month is 404',
  async (world) => {
    const command = world.command();
    const { invoice } = await invoicedOrder(world);
    const period = invoice.string('createdAt').slice(0, 'YYYY-MM'.length);
    const answer = await command.call('POST documents/taxes', { body: { period, kind: 'home' } });
    assert.equal(answer.strings('data', 'section').at(-1), 'total');
    await command.call('POST documents/taxes', { body: { period, kind: 'oss' }, status: 404 });
  },
);

prove('GET user/returns', 'has the withdrawals from the customer’s orders alone', async (world) => {
  const { mine, theirs, order } = await twoWithOrder(world);
  const access = await mine.shopper.call('POST withdrawals/access', { body: { code: order.string('code') } });
  const params = { token: access.string('data.token') };
  const item = (await world.guest().call('GET withdrawals/orders/{token}', { params })).string('data.items.0.id');
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  await world
    .guest()
    .call('POST withdrawals/orders/{token}', { params, body: { items: [{ id: item, amount: 1 }] }, headers });
  const count = async ({ shopper }: Customer) =>
    (await shopper.call('GET user/returns', { query: { perPage: 100 } }))
      .list('data')
      .filter((entry) => JSON.stringify(entry.raw).includes(order.string('code'))).length;
  assert.equal(await count(mine), 1);
  assert.equal(await count(theirs), 0);
});

const claimOf = (order: Value) => ({
  order_id: order.string('id'),
  item_id: order.string('items.0.id'),
  amount: 1,
  description: 'Protéká u kohoutku.',
  solution: 'repair',
});

prove('POST user/claims', 'the same Idempotency-Key again is the same claim, for its customer alone', async (world) => {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const order = await world.customerOrder(mine, true);
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  const send = async () =>
    (await mine.shopper.call('POST user/claims', { body: claimOf(order), headers })).string('data.code');
  const code = await send();
  assert.equal(await send(), code);
  (await mine.shopper.call('GET user/claims/{code}', { params: { code } })).equals(
    'data.orderCode',
    order.string('code'),
  );
  await theirs.shopper.call('GET user/claims/{code}', { params: { code }, status: 404 });
  assert.ok(!(await theirs.shopper.call('GET user/claims')).strings('data', 'code').includes(code));
});

prove(
  'POST user/claims',
  'of an order that is not delivered is 422 not_delivered, of another customer’s 404',
  async (world) => {
    const { mine, theirs, order } = await twoWithOrder(world);
    const headers = { [headerNames.idempotencyKey]: anAttempt() };
    const early = await mine.shopper.call('POST user/claims', { body: claimOf(order), headers, status: 422 });
    assert.deepEqual(early.codes(), ['not_delivered']);
    await theirs.shopper.call('POST user/claims', { body: claimOf(order), headers, status: [404, 422] });
  },
);

prove('GET user/claims', 'of a new customer there are none', async (world) => {
  const { shopper } = await world.newcomer();
  (await shopper.call('GET user/claims')).equals('data', []);
});

prove('GET user/claims/{code}', 'an unknown number is 404', async (world) => {
  const { shopper } = await world.customer();
  await shopper.call('GET user/claims/{code}', { params: { code: 'R2001000001' }, status: 404 });
});

prove('POST user/claim-photos', 'what is no photograph is 422', async (world) => {
  const { shopper } = await world.customer();
  const content = Buffer.from('to není obrázek').toString('base64');
  await shopper.call('POST user/claim-photos', { body: { content }, status: 422 });
});

/** One white pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

prove('GET user/claims/{code}/photos/{number}', 'is for its customer alone', async (world) => {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const order = await world.customerOrder(mine, true);
  const photo = (await mine.shopper.call('POST user/claim-photos', { body: { content: pixel } })).string('data.id');
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  const code = (
    await mine.shopper.call('POST user/claims', { body: { ...claimOf(order), photos: [photo] }, headers })
  ).string('data.code');
  const params = { code, number: '1' };
  assert.ok((await mine.shopper.call('GET user/claims/{code}/photos/{number}', { params })).has('data.content'));
  await theirs.shopper.call('GET user/claims/{code}/photos/{number}', { params, status: 404 });
  const shown = await world.command().call('POST claims/photos/content', { body: { code, number: 1 } });
  assert.ok(shown.string('data.content') !== '');
});

prove('POST claim-states', 'brings a claim to its next state, which its customer sees', async (world) => {
  const command = world.command();
  const customer = await world.customer();
  const order = await world.customerOrder(customer, true);
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  const code = (await customer.shopper.call('POST user/claims', { body: claimOf(order), headers })).string('data.code');
  await command.call('POST claim-states', { body: { code, state: 'assessing' } });
  (await customer.shopper.call('GET user/claims/{code}', { params: { code } })).equals('data.state', 'assessing');
});

const dayMs = 24 * 60 * 60 * 1_000;
/** By the clock of the shop. */
const dayAfter = (order: Value, days: number) =>
  new Date(Date.parse(order.string('createdAt')) + days * dayMs).toISOString().slice(0, 10);

const scheduleOf = (order: Value) => ({
  order_id: order.string('id'),
  interval: { count: 2, unit: 'week' },
  next_date: dayAfter(order, 14),
  lines: [{ id: order.string('items.0.id'), amount: 1 }],
  max_total: 100_000,
});

async function withSchedule({ shopper }: Customer, order: Value, attempt = anAttempt()): Promise<string> {
  const headers = { [headerNames.idempotencyKey]: attempt };
  const answer = await shopper.call('POST user/schedules', { body: scheduleOf(order), headers, status: [200, 404] });
  if (answer.status === 404) throw new Skipped('needs repeated orders (FEATURES=orderSchedules)');
  return answer.string('data.id');
}

prove('POST user/schedules', 'the same Idempotency-Key again is the same one', async (world) => {
  const { mine, order } = await twoWithOrder(world);
  const attempt = anAttempt();
  assert.equal(await withSchedule(mine, order, attempt), await withSchedule(mine, order, attempt));
});

prove(
  'POST user/schedules',
  'a day that is too near is 422 at its field, another customer’s order refused',
  async (world) => {
    const { mine, theirs, order } = await twoWithOrder(world);
    await withSchedule(mine, order);
    const headers = { [headerNames.idempotencyKey]: anAttempt() };
    const body = { ...scheduleOf(order), next_date: dayAfter(order, 0) };
    assert.deepEqual((await mine.shopper.call('POST user/schedules', { body, headers, status: 422 })).fields(), [
      'next_date',
    ]);
    await theirs.shopper.call('POST user/schedules', { body: scheduleOf(order), headers, status: [404, 422] });
  },
);

prove('GET user/schedules', 'has the customer’s and nobody else’s', async (world) => {
  const { mine, theirs, order } = await twoWithOrder(world);
  const id = await withSchedule(mine, order);
  const idsOf = async ({ shopper }: Customer) =>
    (await shopper.call('GET user/schedules', { query: { perPage: 100 } })).strings('data', 'id');
  assert.ok((await idsOf(mine)).includes(id));
  assert.ok(!(await idsOf(theirs)).includes(id));
});

prove('GET user/schedules/{id}', 'says what is repeated and when; for another customer it is 404', async (world) => {
  const { mine, theirs, order } = await twoWithOrder(world);
  const id = await withSchedule(mine, order);
  const answer = await mine.shopper.call('GET user/schedules/{id}', { params: { id } });
  answer.equals('data.status', 'active');
  answer.equals('data.nextDate', dayAfter(order, 14));
  answer.equals('data.orderCode', order.string('code'));
  await theirs.shopper.call('GET user/schedules/{id}', { params: { id }, status: 404 });
});

prove('PATCH user/schedules/{id}', 'pauses and ends it; then it is over: 409 schedule_ended', async (world) => {
  const { mine, theirs, order } = await twoWithOrder(world);
  const params = { id: await withSchedule(mine, order) };
  await theirs.shopper.call('PATCH user/schedules/{id}', { params, body: { status: 'paused' }, status: 404 });
  (await mine.shopper.call('PATCH user/schedules/{id}', { params, body: { status: 'paused' } })).equals(
    'data.status',
    'paused',
  );
  await mine.shopper.call('PATCH user/schedules/{id}', { params, body: { status: 'ended' } });
  const late = await mine.shopper.call('PATCH user/schedules/{id}', {
    params,
    body: { status: 'active' },
    status: 409,
  });
  assert.deepEqual(late.codes(), ['schedule_ended']);
});

prove('POST user/schedules/{id}/skip', 'leaves out the next day; for another customer it is 404', async (world) => {
  const { mine, theirs, order } = await twoWithOrder(world);
  const params = { id: await withSchedule(mine, order) };
  const body = { date: dayAfter(order, 14) };
  await theirs.shopper.call('POST user/schedules/{id}/skip', { params, body, status: 404 });
  await mine.shopper.call('POST user/schedules/{id}/skip', { params, body });
  (await mine.shopper.call('GET user/schedules/{id}', { params })).equals('data.nextDate', dayAfter(order, 28));
});

prove('POST order-statuses', 'the customer sees the new state; a cancelled order stays so', async (world) => {
  const command = world.command();
  const { mine, order, params } = await twoWithOrder(world);
  const code = order.string('code');
  await command.call('POST order-statuses', { body: { code, status: 'processing' } });
  (await mine.shopper.call('GET user/orders/{id}', { params })).equals('data.status', 'processing');
  await command.call('POST order-statuses', { body: { code, status: 'cancelled' } });
  await command.call('POST order-statuses', { body: { code, status: 'processing' }, status: [409, 422] });
  await command.call('POST order-statuses', { body: { code: '2001000001', status: 'paid' }, status: 404 });
});

prove('POST withdrawal-states', 'brings a withdrawal to a state', async (world) => {
  const command = world.command();
  const { mine, order } = await twoWithOrder(world);
  const access = await mine.shopper.call('POST withdrawals/access', { body: { code: order.string('code') } });
  const params = { token: access.string('data.token') };
  const item = (await world.guest().call('GET withdrawals/orders/{token}', { params })).string('data.items.0.id');
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  const body = { items: [{ id: item, amount: 1 }] };
  const code = (await world.guest().call('POST withdrawals/orders/{token}', { params, body, headers })).string(
    'data.code',
  );
  await command.call('POST withdrawal-states', { body: { code, state: 'rejected' }, status: 422 });
  await command.call('POST withdrawal-states', { body: { code, state: 'rejected', note: 'Zboží je použité.' } });
  const seen = await world.guest().call('GET withdrawals/orders/{token}', { params });
  seen.equals('data.withdrawals.0.note', 'Zboží je použité.');
  await command.call('POST withdrawal-states', { body: { code: 'neni', state: 'accepted' }, status: 404 });
});
