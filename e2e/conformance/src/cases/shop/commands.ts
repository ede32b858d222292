import assert from 'node:assert/strict';
import { headerNames, timeZone } from '@vyloha/contract';
import { casesOf } from '../../case';
import { anAttempt, anEmail, callbackUrl, sameMoney, type World } from '../../shop/world';
import type { Answer } from '../../wire/answer';

const { cases, prove } = casesOf('shop');
export const commandCases = cases;

/** One white pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

async function aQuestion(world: World): Promise<{ productId: string; id: string }> {
  const { productId } = await world.offer();
  const body = { product_id: productId, author: 'Andrea K.', text: 'Kolik váží?' };
  const id = (await world.command().call('POST moderation/questions', { body })).string('data.id');
  return { productId, id };
}

const commentsOf = async (world: World, productId: string) =>
  (await world.guest().call('GET products/{id}/comments', { params: { id: productId } })).list('data');

prove('POST moderation/questions', 'is listed from then on; of an unknown product it is 404', async (world) => {
  const { productId, id } = await aQuestion(world);
  assert.ok((await commentsOf(world, productId)).some((comment) => comment.string('id') === id));
  const body = { product_id: 'p-neni', author: 'Andrea K.', text: 'Kolik váží?' };
  await world.command().call('POST moderation/questions', { body, status: 404 });
});

prove('POST moderation/answers', 'is listed with its question, as of the shop', async (world) => {
  const { productId, id } = await aQuestion(world);
  await world
    .command()
    .call('POST moderation/answers', { body: { question_id: id, author: 'Obchod', text: 'Dvě kila.' } });
  const question = (await commentsOf(world, productId)).find((comment) => comment.string('id') === id);
  question?.equals('answers.0.isOfShop', true);
  assert.equal(question?.string('answers.0.text'), 'Dvě kila.');
});

prove('POST moderation/visibility', 'takes down and shows again; what is not there is 404', async (world) => {
  const { productId, id } = await aQuestion(world);
  const isListed = async () => (await commentsOf(world, productId)).some((comment) => comment.string('id') === id);
  await world.command().call('POST moderation/visibility', { body: { id, hidden: true } });
  assert.equal(await isListed(), false);
  await world.command().call('POST moderation/visibility', { body: { id, hidden: false } });
  assert.equal(await isListed(), true);
  await world.command().call('POST moderation/visibility', { body: { id: 'neni', hidden: true }, status: 404 });
});

prove('POST moderation/latest', 'has what was written last', async (world) => {
  const { id } = await aQuestion(world);
  const latest = await world.command().call('POST moderation/latest', { body: {} });
  assert.ok(JSON.stringify(latest.raw).includes(id));
});

/** A report of a question, as the staff read it. */
async function aReport(world: World) {
  const { productId, id } = await aQuestion(world);
  const text = `Není to pravda: ${anEmail()}`;
  const body = { subject_id: id, reason: 'untrue', text, email: anEmail() };
  await world.guest().call('POST products/{id}/reports', { params: { id: productId }, body });
  const reports = await world.command().call('POST moderation/reports', { body: { states: ['received'], limit: 200 } });
  const report = reports.list('data').find((one) => one.string('text') === text);
  assert.ok(report);
  return { productId, id, report };
}

prove('POST products/{id}/reports', 'reaches the staff; the post stays meanwhile', async (world) => {
  const { productId, id, report } = await aReport(world);
  report.equals('state', 'received');
  report.equals('subject.id', id);
  assert.ok((await commentsOf(world, productId)).some((comment) => comment.string('id') === id));
});

prove('POST products/{id}/reports', 'of what is not there is 404, without a text 422 at its field', async (world) => {
  const { productId, id } = await aQuestion(world);
  const params = { id: productId };
  const body = { subject_id: 'neni', reason: 'illegal', text: 'Je to protiprávní.' };
  await world.guest().call('POST products/{id}/reports', { params, body, status: 404 });
  const without = { subject_id: id, reason: 'illegal', text: ' ' };
  const refused = await world.guest().call('POST products/{id}/reports', { params, body: without, status: 422 });
  refused.equals('errors.0.field', 'text');
});

prove('POST moderation/reports', 'finds a report by its number, with what it is about', async (world) => {
  const { report } = await aReport(world);
  const found = await world.command().call('POST moderation/reports', { body: { code: report.string('code') } });
  found.equals('meta.total', 1);
  found.equals('data.0.subject.kind', 'question');
});

prove('POST moderation/report-states', 'upheld hides what was reported; it is decided once', async (world) => {
  const { productId, id, report } = await aReport(world);
  const body = { code: report.string('code'), state: 'upheld', note: 'Není to pravda.' };
  await world.command().call('POST moderation/report-states', { body });
  assert.ok(!(await commentsOf(world, productId)).some((comment) => comment.string('id') === id));
  const again = { ...body, state: 'rejected' };
  await world.command().call('POST moderation/report-states', { body: again, status: 422 });
});

async function aPhoto(world: World): Promise<string> {
  const id = (await world.guest().call('POST review-photos', { body: { content: pixel } })).string('data.id');
  const { productId } = await world.offer();
  const body = { stars: 5, name: 'Eva M.', email: anEmail(), photos: [id] };
  await world.guest().call('POST products/{id}/reviews', { params: { id: productId }, body });
  return id;
}

prove('POST moderation/photos/publish', 'the picture is there from then on, not before', async (world) => {
  const command = world.command();
  const id = await aPhoto(world);
  await world.guest().call('GET /cms/image/{fileKey}', { params: { fileKey: id }, status: 404 });
  await command.call('POST moderation/photos/publish', { body: { id } });
  await world.guest().call('GET /cms/image/{fileKey}', { params: { fileKey: id } });
});

prove('POST moderation/photos/content', 'shows the photograph before it is published', async (world) => {
  const command = world.command();
  assert.ok(
    (await command.call('POST moderation/photos/content', { body: { id: await aPhoto(world) } })).string(
      'data.content',
    ) !== '',
  );
  await command.call('POST moderation/photos/content', { body: { id: 'neni' }, status: 404 });
});

prove('POST moderation/photos/removal', 'it is gone; again it is 404', async (world) => {
  const command = world.command();
  const body = { id: await aPhoto(world) };
  await command.call('POST moderation/photos/removal', { body });
  await command.call('POST moderation/photos/removal', { body, status: 404 });
});

async function aSubscriber(world: World): Promise<string> {
  const email = anEmail();
  await world.guest().call('POST newsletter/subscribe', { body: { email, callbackUrl, terms: true } });
  const token = await world.secretOf(email, (link) => !link.includes('odhlasit'));
  await world.guest().call('POST newsletter/confirm', { body: { token } });
  return email;
}

prove('POST newsletter/subscribers/list', 'has who confirmed, and goes on behind an address', async (world) => {
  const command = world.command();
  const email = await aSubscriber(world);
  const all = await command.call('POST newsletter/subscribers/list', { body: { limit: 1_000 } });
  assert.ok(JSON.stringify(all.raw).includes(email));
  const behind = await command.call('POST newsletter/subscribers/list', { body: { after: email, limit: 1_000 } });
  assert.ok(!JSON.stringify(behind.raw).includes(email));
});

prove('POST newsletter/subscribers/count', 'counts who confirmed', async (world) => {
  const command = world.command();
  const count = async () => (await command.call('POST newsletter/subscribers/count', { body: {} })).at('data').raw;
  const before = await count();
  await aSubscriber(world);
  assert.notDeepEqual(await count(), before);
});

prove('POST newsletter/subscribers/removal', 'the address is forgotten', async (world) => {
  const command = world.command();
  const email = await aSubscriber(world);
  await command.call('POST newsletter/subscribers/removal', { body: { email } });
  const all = await command.call('POST newsletter/subscribers/list', { body: { limit: 1_000 } });
  assert.ok(!JSON.stringify(all.raw).includes(email));
});

prove('POST newsletter/subscribers/withdrawals', 'who left elsewhere is not listed any more', async (world) => {
  const command = world.command();
  const email = await aSubscriber(world);
  // Today where the shop is: by UTC it may still be the day before the consent.
  const on = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());
  const withdrawals = [
    { email, on },
    { email: anEmail(), on },
    { email, on: '2020-01-01' },
  ];
  const body = { source: 'Mailchimp', withdrawals };
  const counts = (await command.call('POST newsletter/subscribers/withdrawals', { body })).at('data').raw;
  assert.deepEqual(counts, { withdrawn: 1, later: 0, unknown: 1 });
  const all = await command.call('POST newsletter/subscribers/list', { body: { limit: 1_000 } });
  assert.ok(!JSON.stringify(all.raw).includes(email));
});

prove('POST contact-messages/list', 'has a message until it is removed', async (world) => {
  const command = world.command();
  const email = anEmail();
  await world.guest().call('POST contact-form', { body: { name: 'Eva Malá', email, message: 'Máte i modré?' } });
  const found = (await command.call('POST contact-messages/list', { body: {} }))
    .list('data')
    .find((entry) => JSON.stringify(entry.raw).includes(email));
  assert.ok(found, 'the message is not listed');
  await command.call('POST contact-messages/removal', { body: { id: found.string('id') } });
  const left = await command.call('POST contact-messages/list', { body: {} });
  assert.ok(!JSON.stringify(left.raw).includes(email));
});

prove('POST contact-messages/removal', 'one that is not there is 404', async (world) => {
  await world.command().call('POST contact-messages/removal', { body: { id: 'neni' }, status: 404 });
});

prove('POST payments/refunds', 'an unknown order is 404', async (world) => {
  await world.command().call('POST payments/refunds', { body: { code: '2001000001' }, status: [404, 424] });
});

prove(
  'POST payments/receipts',
  'a part leaves some missing, the rest pays the order; a reference counts once',
  async (world) => {
    const command = world.command();
    const { order } = await world.guestOrder();
    const code = order.string('code');
    const total = order.number('prices.totalWithTax');
    const first = { code, amount: 1, reference: `prijem-${code}` };
    const part = await command.call('POST payments/receipts', { body: first });
    part.equals('data.booking', 'part');
    sameMoney(part.number('data.missing'), total - 1, 'missing');
    (await command.call('POST payments/receipts', { body: first })).equals('data.booking', 'known');
    await command.call('POST payments/receipts', { body: { ...first, amount: 2 }, status: 409 });
    const rest = await command.call('POST payments/receipts', { body: { code, amount: total - 1 } });
    rest.equals('data.booking', 'paid');
    await command.call('POST payments/receipts', { body: { code: '2001000001', amount: 1 }, status: 404 });
  },
);

prove(
  'POST payments/receipts/undo',
  'what was recorded by mistake is missing again, and taken back once',
  async (world) => {
    const command = world.command();
    const { order } = await world.guestOrder();
    const code = order.string('code');
    const total = order.number('prices.totalWithTax');
    await command.call('POST payments/receipts', { body: { code, amount: total } });
    const undone = await command.call('POST payments/receipts/undo', { body: { code, amount: total } });
    sameMoney(undone.number('data.missing'), total, 'missing');
    await command.call('POST payments/receipts/undo', { body: { code, amount: total }, status: 422 });
  },
);

prove('POST payments/repayments', 'what came in addition is sent back, and no more than came', async (world) => {
  const command = world.command();
  const { order } = await world.guestOrder();
  const code = order.string('code');
  const total = order.number('prices.totalWithTax');
  const more = await command.call('POST payments/receipts', { body: { code, amount: total + 5 } });
  more.equals('data.booking', 'surplus');
  sameMoney(more.number('data.refundDue'), 5, 'refund due');
  await command.call('POST payments/repayments', { body: { code, amount: total + 6 }, status: 422 });
  const back = await command.call('POST payments/repayments', { body: { code, amount: 5 } });
  sameMoney(back.number('data.refundDue'), 0, 'refund due');
});

prove('POST payments/statements', 'a transaction is booked once, by its variable symbol', async (world) => {
  const command = world.command();
  const { order } = await world.guestOrder();
  const code = order.string('code');
  const amount = order.number('prices.totalWithTax');
  const one = { reference: `2400222222/${code}`, on: '2026-11-20', amount, currencyCode: 'CZK', variableSymbol: code };
  const transactions = [one, { ...one, reference: `${one.reference}-x`, variableSymbol: '42' }];
  const first = await command.call('POST payments/statements', { body: { transactions } });
  assert.deepEqual(first.strings('data', 'booking'), ['paid', 'unknown']);
  const again = await command.call('POST payments/statements', { body: { transactions } });
  assert.deepEqual(again.strings('data', 'booking'), ['known', 'unknown']);
});

prove('POST order-records/list', 'finds an order by its number and by a part of it', async (world) => {
  const command = world.command();
  const { order } = await world.guestOrder();
  const code = order.string('code');
  const found = await command.call('POST order-records/list', { body: { code } });
  assert.deepEqual(found.strings('data', 'code'), [code]);
  sameMoney(found.number('data.0.prices.totalWithTax'), order.number('prices.totalWithTax'), 'total');
  const searched = await command.call('POST order-records/list', { body: { search: code.slice(2), states: ['new'] } });
  assert.ok(searched.strings('data', 'code').includes(code));
  await command.call('POST order-records/list', { body: { states: ['neznamy'] }, status: 422 });
});

prove('POST order-records/notes', 'a note is with its order', async (world) => {
  const command = world.command();
  const { order } = await world.guestOrder();
  const code = order.string('code');
  await command.call('POST order-records/notes', { body: { code, text: 'Volala, chce modrou' } });
  const found = await command.call('POST order-records/list', { body: { code } });
  found.equals('data.0.notes.0.text', 'Volala, chce modrou');
  await command.call('POST order-records/notes', { body: { code: '2001000001', text: 'Nic' }, status: 404 });
});

prove('POST order-records/changes', 'an order comes again behind the cursor once it has changed', async (world) => {
  const command = world.command();
  const { order } = await world.guestOrder();
  const code = order.string('code');
  let after: string | null = null;
  for (let isComplete = false; !isComplete;) {
    const page: Answer = await command.call('POST order-records/changes', { body: { after, limit: 200 } });
    after = page.has('meta.cursor') ? page.string('meta.cursor') : after;
    isComplete = page.boolean('meta.isComplete');
  }
  await command.call('POST order-statuses', { body: { code, status: 'processing' } });
  const changed = await command.call('POST order-records/changes', { body: { after, limit: 200 } });
  assert.ok(changed.strings('data', 'code').includes(code));
  await command.call('POST order-records/changes', { body: { after: 'vcera' }, status: 422 });
});

prove('POST claims/list', 'lists claims of an order', async (world) => {
  const found = await world.command().call('POST claims/list', { body: { order: '2001000001' } });
  found.equals('data', []);
  found.equals('meta.total', 0);
  await world.command().call('POST claims/list', { body: { since: 'vcera' }, status: 422 });
});

prove('POST withdrawals/list', 'has a withdrawal with where its money goes', async (world) => {
  const command = world.command();
  const { order, guest } = await world.guestOrder();
  const params = { token: order.string('token') };
  const item = (await guest.call('GET withdrawals/orders/{token}', { params })).string('data.items.0.id');
  const headers = { [headerNames.idempotencyKey]: anAttempt() };
  const body = { items: [{ id: item, amount: 1 }], bank_account: '19-2000145399/0800' };
  await guest.call('POST withdrawals/orders/{token}', { params, body, headers });
  const found = await command.call('POST withdrawals/list', { body: { order: order.string('code') } });
  found.equals('data.0.state', 'received');
  assert.ok(found.has('data.0.bankAccount'));
});

prove('POST quotes/list', 'lists quotes by their state', async (world) => {
  const command = world.command();
  const found = await command.call('POST quotes/list', { body: { states: ['declined'], limit: 5 } });
  assert.ok(found.strings('data', 'state').every((state) => state === 'declined'));
  await command.call('POST quotes/list', { body: { limit: 0 }, status: 422 });
});

prove('POST claims/photos/content', 'an unknown claim is 404', async (world) => {
  await world.command().call('POST claims/photos/content', { body: { code: 'R2001000001', number: 1 }, status: 404 });
});

prove('POST prices-and-stock', 'changes the stock of a variant; with a problem nothing is written', async (world) => {
  const command = world.command();
  const { variantId } = await world.offer();
  const answer = await command.call('POST prices-and-stock', {
    body: { documents: [{ variantId: 'v-neni', stock: { 'w-neni': 1 } }] },
  });
  assert.ok(answer.list('data.problems').length > 0);
  const empty = await command.call('POST prices-and-stock', { body: { documents: [{ variantId }] } });
  empty.equals('data.problems', []);
});

prove('POST imports', 'a document that is none is a problem, with its place', async (world) => {
  const part = { run: 'conformance', placesBefore: 0, placeWord: 'line', startedAt: '2026-11-21T10:00:00Z' };
  const checked = await world
    .command()
    .call('POST imports', { body: { ...part, step: 'check', documents: [{ type: 'spaceship' }] } });
  assert.match(checked.strings('data.problems')[0] ?? '', /^line 1/);
  await world.command().call('POST imports', { body: { ...part, step: 'end', documents: [] } });
});

prove('GET feeds', 'is a page for operators: 401 asks for the key', async (world) => {
  const answer = await world.guest().call('GET feeds', { status: 401 });
  assert.ok(answer.headers.has('www-authenticate'));
});

prove('POST searches/list', 'has what was counted by day, as much as is asked for', async (world) => {
  const list = async (body: object) => (await world.command().call('POST searches/list', { body })).list('data');
  const [all, one] = [await list({}), await list({ limit: 1 })];
  assert.deepEqual(
    one.map(({ raw }) => raw),
    all.slice(0, 1).map(({ raw }) => raw),
  );
  for (const search of await list({ nothingFound: true })) search.equals('results', 0);
});

prove('POST searches', 'counts a search, and nothing that is none', async (world) => {
  const guest = world.guest();
  await guest.call('POST searches', { body: { query: 'konev', results: 1 } });
  await guest.call('POST searches', { body: { query: 'konev', results: -1 }, status: 422 });
});

prove('GET searches/popular', 'has no more than are asked for, and nothing that few have typed', async (world) => {
  const query = `konev ${anAttempt().slice(0, 4)}`;
  await world.guest().call('POST searches', { body: { query, results: 1 } });
  const popular = await world.guest().call('GET searches/popular', { query: { limit: 2 } });
  assert.ok(popular.list('data').length <= 2);
  assert.ok(!popular.strings('data', 'query').includes(query));
});
