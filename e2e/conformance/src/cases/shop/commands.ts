import assert from 'node:assert/strict';
import { casesOf } from '../../case';
import { anEmail, callbackUrl, type World } from '../../shop/world';

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
