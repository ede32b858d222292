import assert from 'node:assert/strict';
import { casesOf } from '../../case';
import { anAttempt, sameMoney, type Customer, type World } from '../../shop/world';

const { cases, prove } = casesOf('account');
export const listCases = cases;

const lists = 'user/shopping-lists';

async function withList(customer: Customer): Promise<string> {
  const answer = await customer.shopper.call(`POST ${lists}`, { body: { name: `Jaro ${anAttempt()}` } });
  return answer.string('data.id');
}

async function withItem(world: World, customer: Customer): Promise<{ id: string; itemId: string }> {
  const id = await withList(customer);
  const { variantId } = await world.offer();
  const list = await customer.shopper.call(`POST ${lists}/{id}/items`, {
    params: { id },
    body: { id: variantId, amount: 2 },
  });
  return { id, itemId: list.string('data.items.0.id') };
}

prove(`POST ${lists}`, 'is in the lists of its customer, empty', async (world) => {
  const customer = await world.customer();
  const id = await withList(customer);
  const list = (await customer.shopper.call(`GET ${lists}`)).list('data').find((entry) => entry.string('id') === id);
  list?.equals('itemCount', 0);
  assert.ok(list);
  await customer.shopper.call(`DELETE ${lists}/{id}`, { params: { id } });
});

prove(`POST ${lists}`, 'with what is in the cart when asked to', async (world) => {
  const { shopper } = await world.customer();
  const { variantId } = await world.offer();
  await world.fill(shopper, variantId, 3);
  const list = await shopper.call(`POST ${lists}`, { body: { name: `Z košíku ${anAttempt()}`, fromCart: true } });
  list.equals('data.items.0.variantId', variantId);
  list.equals('data.items.0.amount', 3);
  await shopper.call('DELETE cart/items');
  await shopper.call(`DELETE ${lists}/{id}`, { params: { id: list.string('data.id') } });
});

prove(`POST ${lists}`, 'without a name 422 at its field', async (world) => {
  const { shopper } = await world.customer();
  assert.deepEqual((await shopper.call(`POST ${lists}`, { body: { name: '' }, status: 422 })).fields(), ['name']);
});

prove(`GET ${lists}`, 'another customer’s are not in it', async (world) => {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const id = await withList(mine);
  assert.ok(!(await theirs.shopper.call(`GET ${lists}`)).strings('data', 'id').includes(id));
  await mine.shopper.call(`DELETE ${lists}/{id}`, { params: { id } });
});

prove(`GET ${lists}/{id}`, 'has the products at their prices; for another customer it is 404', async (world) => {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const { id } = await withItem(world, mine);
  const offer = await world.offer();
  const list = await mine.shopper.call(`GET ${lists}/{id}`, { params: { id } });
  sameMoney(list.number('data.items.0.prices.totalWithTax'), offer.price * 2, 'item');
  await theirs.shopper.call(`GET ${lists}/{id}`, { params: { id }, status: 404 });
  await mine.shopper.call(`DELETE ${lists}/{id}`, { params: { id } });
});

prove(`PATCH ${lists}/{id}`, 'renames its customer’s; for another it is 404', async (world) => {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const id = await withList(mine);
  await theirs.shopper.call(`PATCH ${lists}/{id}`, { params: { id }, body: { name: 'Cizí' }, status: 404 });
  const name = `Léto ${anAttempt()}`;
  (await mine.shopper.call(`PATCH ${lists}/{id}`, { params: { id }, body: { name } })).equals('data.name', name);
  await mine.shopper.call(`DELETE ${lists}/{id}`, { params: { id } });
});

prove(`DELETE ${lists}/{id}`, 'for another customer it is 404 and stays; then it is gone', async (world) => {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const id = await withList(mine);
  await theirs.shopper.call(`DELETE ${lists}/{id}`, { params: { id }, status: 404 });
  await mine.shopper.call(`DELETE ${lists}/{id}`, { params: { id } });
  await mine.shopper.call(`GET ${lists}/{id}`, { params: { id }, status: 404 });
});

prove(`POST ${lists}/{id}/items`, 'an unknown variant is refused, another customer’s list 404', async (world) => {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const id = await withList(mine);
  const { variantId } = await world.offer();
  await mine.shopper.call(`POST ${lists}/{id}/items`, { params: { id }, body: { id: 'v-neni' }, status: [404, 422] });
  await theirs.shopper.call(`POST ${lists}/{id}/items`, { params: { id }, body: { id: variantId }, status: 404 });
  await mine.shopper.call(`DELETE ${lists}/{id}`, { params: { id } });
});

prove(`PATCH ${lists}/{id}/items/{itemId}`, 'changes the amount; for another customer it is 404', async (world) => {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const params = await withItem(world, mine);
  await theirs.shopper.call(`PATCH ${lists}/{id}/items/{itemId}`, { params, body: { amount: 9 }, status: 404 });
  const list = await mine.shopper.call(`PATCH ${lists}/{id}/items/{itemId}`, { params, body: { amount: 5 } });
  list.equals('data.items.0.amount', 5);
  await mine.shopper.call(`DELETE ${lists}/{id}`, { params });
});

prove(`DELETE ${lists}/{id}/items/{itemId}`, 'takes it out; for another customer it is 404', async (world) => {
  const [mine, theirs] = [await world.customer(0), await world.customer(1)];
  const params = await withItem(world, mine);
  await theirs.shopper.call(`DELETE ${lists}/{id}/items/{itemId}`, { params, status: 404 });
  (await mine.shopper.call(`DELETE ${lists}/{id}/items/{itemId}`, { params })).equals('data.items', []);
  await mine.shopper.call(`DELETE ${lists}/{id}`, { params });
});

prove(`GET ${lists}/code/{code}`, 'the wish list is there from the beginning', async (world) => {
  const { shopper } = await world.customer();
  (await shopper.call(`GET ${lists}/code/{code}`, { params: { code: 'wishlist' } })).list('data.items');
  await shopper.call(`GET ${lists}/code/{code}`, { params: { code: 'neni' }, status: 404 });
});

prove(`POST ${lists}/code/wishlist/items`, 'puts a variant into it, once, and the customer knows', async (world) => {
  const { shopper } = await world.customer();
  const { variantId } = await world.offer(1);
  for (let time = 0; time < 2; time += 1) {
    await shopper.call(`POST ${lists}/code/wishlist/items`, { body: { id: variantId }, status: [200, 409] });
  }
  const user = await shopper.call('GET user');
  const marked = user.list('data.wishList.items').filter((item) => item.string('variantId') === variantId);
  assert.equal(marked.length, 1);
  const params = { id: user.string('data.wishList.id'), itemId: marked[0]?.string('id') ?? '' };
  await shopper.call(`DELETE ${lists}/{id}/items/{itemId}`, { params });
});

prove(`POST ${lists}/{id}/share`, 'the link shows the list to anybody, and repeated it is the same', async (world) => {
  const customer = await world.customer();
  const { id } = await withItem(world, customer);
  const share = async () =>
    (await customer.shopper.call(`POST ${lists}/{id}/share`, { params: { id }, body: {} })).string('data.shareToken');
  const token = await share();
  assert.equal(await share(), token);
  const shared = await world.guest().call('GET shopping-lists/shared/{token}', { params: { token } });
  shared.equals('data.items.0.amount', 2);
  shared.equals('data.items.0.custom', null);
  await customer.shopper.call(`DELETE ${lists}/{id}`, { params: { id } });
  await world.guest().call('GET shopping-lists/shared/{token}', { params: { token }, status: 404 });
});

prove(`DELETE ${lists}/{id}/share`, 'the link is dead for good', async (world) => {
  const customer = await world.customer();
  const { id } = await withItem(world, customer);
  const shared = await customer.shopper.call(`POST ${lists}/{id}/share`, { params: { id }, body: {} });
  await customer.shopper.call(`DELETE ${lists}/{id}/share`, { params: { id } });
  const token = shared.string('data.shareToken');
  await world.guest().call('GET shopping-lists/shared/{token}', { params: { token }, status: 404 });
  await customer.shopper.call(`DELETE ${lists}/{id}`, { params: { id } });
});
