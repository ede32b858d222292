import {
  addToListAction,
  addToListLoader,
  sharedListAction,
  sharedListLoader,
  shoppingListAction,
  shoppingListLoader,
} from '@vyloha/account/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { locationOf } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCustomerOf, argsOf } from '../testing/a-customer-context';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const addPath = '/uzivatel/nakupni-seznamy/pridat?zbozi=p-konev&varianta=v-konev&mnozstvi=3';

/** A customer who has put three cans into a new list. */
async function aListWithCans() {
  const { request } = await aCustomerOf(backend, 'zakaznik@example.com');
  const adding = await request();
  const address = locationOf(await addToListAction(argsOf(adding, addPath, { form: { list: 'new', name: 'Jaro' } })));
  const path = address ?? '';
  const params = { id: path.split('/').at(-1) ?? '' };
  const show = async (query = '') => shoppingListLoader(argsOf(await request(), `${path}${query}`, { params }));
  const act = async (form: Record<string, string>) => {
    const visit = await request();
    const response = await shoppingListAction(argsOf(visit, path, { params, form }));
    return { response, flashed: visit.flashed };
  };
  return { request, path, params, show, act, flashed: adding.flashed };
}

it('a product is put into a new list, then into one that is there', async () => {
  const { request, params, show, flashed } = await aListWithCans();
  expect(flashed).toMatchObject([{ kind: 'success', text: 'Přidáno do seznamu Jaro' }]);
  const page = await addToListLoader(argsOf(await request(), addPath));
  expect(page.product).toMatchObject({ slug: 'konev' });
  expect(page.lists).toContainEqual(expect.objectContaining({ id: params.id, name: 'Jaro', itemCount: 1 }));
  const other = addPath.replaceAll('konev', 'stary').replace('mnozstvi=3', 'mnozstvi=-1');
  await addToListAction(argsOf(await request(), other, { form: { list: params.id } }));
  const amounts = (await show()).list.items.map(({ variantId, amount }) => [variantId, amount]);
  expect(Object.fromEntries(amounts)).toEqual({ 'v-konev': 3, 'v-stary': 1 });
});

it('a new list needs a name, and a list or product that is not there is refused', async () => {
  const { request } = await aListWithCans();
  const refused = async (path: string, form: Record<string, string>) => {
    const response = await addToListAction(argsOf(await request(), path, { form }));
    return response instanceof Response ? response.status : response;
  };
  expect(await refused(addPath, { list: 'new' })).toMatchObject({
    data: { submission: { error: { name: [expect.any(String)] } } },
  });
  expect(await refused(addPath, { list: 'sl-none' })).toMatchObject({ data: { submission: { status: 'error' } } });
  const unknown = addPath.replace('v-konev', 'v-none');
  const countLists = async () => (await addToListLoader(argsOf(await request(), addPath))).lists.length;
  const before = await countLists();
  expect(await refused(unknown, { list: 'new', name: 'Jaro' })).toMatchObject({
    data: { submission: { error: { '': ['Toto zboží už v nabídce není'] } } },
  });
  expect(await countLists()).toBe(before);
});

it('amounts are changed, and what is no amount changes nothing', async () => {
  const { show, act } = await aListWithCans();
  const itemId = (await show()).list.items[0]?.id ?? '';
  const { flashed } = await act({ intent: 'amount', itemId, quantity: '5' });
  expect(flashed).toMatchObject([{ kind: 'success' }]);
  for (const quantity of ['0', '-2', '1,5', 'abc']) {
    expect((await act({ intent: 'amount', itemId, quantity })).flashed).toMatchObject([{ kind: 'warning' }]);
  }
  expect((await show()).list.items).toMatchObject([{ amount: 5 }]);
});

it('a list is renamed, with the error beside the field', async () => {
  const { show, act } = await aListWithCans();
  await act({ intent: 'rename', name: 'Podzim' });
  expect((await act({ intent: 'rename', name: '' })).response).toMatchObject({
    data: { submission: { error: { name: [expect.any(String)] } } },
  });
  expect((await show()).list.name).toBe('Podzim');
});

it('a list is removed only after its question', async () => {
  const { show, act, path } = await aListWithCans();
  expect(await show()).toMatchObject({ isRemoving: false });
  expect(await show('?smazat=1')).toMatchObject({ isRemoving: true });
  await expect(act({ intent: 'toString' })).rejects.toMatchObject({ status: 400 });
  await expect(act({})).rejects.toMatchObject({ status: 400 });
  expect(await show()).toMatchObject({ list: { name: 'Jaro' } });
  expect(locationOf((await act({ intent: 'remove' })).response)).toBe('/uzivatel/nakupni-seznamy');
  await expect(show()).rejects.toMatchObject({ status: 404 });
  expect(path).toContain('/sl-');
});

it('a shared list is read and bought by a guest until its link is withdrawn', async () => {
  const { show, act } = await aListWithCans();
  expect(await show()).toMatchObject({ sharedUrl: null });
  await act({ intent: 'share' });
  const { sharedUrl } = await show();
  const path = new URL(sharedUrl ?? '').pathname;
  const params = { token: path.split('/').at(-1) ?? '' };
  const guest = () => aHandlerContext({ backend });
  expect(await sharedListLoader(argsOf(guest(), path, { params }))).toMatchObject({
    list: { name: 'Jaro', items: [{ variantId: 'v-konev', amount: 3 }] },
  });
  const form = { attempt: 'attempt-0123456789' };
  expect(locationOf(await sharedListAction(argsOf(guest(), path, { params, form })))).toBe('/kosik');
  await act({ intent: 'unshare' });
  await expect(sharedListLoader(argsOf(guest(), path, { params }))).rejects.toMatchObject({ status: 404 });
  await expect(sharedListAction(argsOf(guest(), path, { params, form: {} }))).rejects.toMatchObject({ status: 404 });
});
