import { bulkOrderRowsAction, getCart, loadBulkOrder, orderEntryAction, orderImportLoader } from '@vyloha/cart/server';
import { type BulkOrderRow, rowField } from '@vyloha/cart/testing';
import type { CookieKey } from '@vyloha/contract';
import { aHandlerContext } from '@vyloha/session/testing';
import { createTestShopper, type RunningBackend, startBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const path = '/kosik/import-objednavky';
let backend: RunningBackend;
const labelled = { code: 'ZV-v-konev', ean: '8590000000024', name: 'Zelená' };

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

function toForm(rows: readonly Partial<BulkOrderRow>[], fields: Record<string, string>) {
  const pairs = rows.flatMap(({ code = '', quantity = '' }, index) => [
    [rowField(index, 'code'), code],
    [rowField(index, 'quantity'), quantity],
  ]);
  return { ...Object.fromEntries(pairs), ...fields } as Record<string, string>;
}

async function post(
  rows: readonly Partial<BulkOrderRow>[],
  fields: Record<string, string>,
  { cookies = new Map<CookieKey, string>(), features = 'bulkOrder' } = {},
) {
  const shop = aHandlerContext({ backend, cookies, features });
  const request = aRequest(path, { form: toForm(rows, fields) });
  const answer = await orderEntryAction({ request, params: {}, context: shop.context }).catch(
    (error: unknown) => error,
  );
  return { ...shop, answer };
}

const storedRows = (cookies: Map<CookieKey, string>) =>
  loadBulkOrder(aHandlerContext({ backend, cookies, features: 'bulkOrder' }).context);

describe('a bulk order', () => {
  it('by code and EAN is added as a whole, and then forgotten', async () => {
    const { answer, cookies } = await post(
      [{ code: labelled.code, quantity: '2' }, {}, { code: labelled.ean.replace(/^(...)/, '$1 ') }],
      { intent: 'add' },
    );
    expect(answer).toMatchObject({ status: 303 });
    expect(cookies.has('bulkOrder')).toBe(false);
    const { store } = createTestShopper(backend, { guestToken: cookies.get('guestCart') ?? '' });
    const { lines } = await getCart(store);
    expect(lines.map(({ amount }) => amount)).toEqual([3]);
  });

  it('with any mistake adds nothing, and says what is wrong in which row', async () => {
    const rows = [
      { code: labelled.code, quantity: '1' },
      { code: 'NENI-1', quantity: '1' },
      { quantity: '3' },
      { code: labelled.code, quantity: '0,5' },
      { code: labelled.code, quantity: 'dva' },
    ];
    const { answer, cookies } = await post(rows, { intent: 'add' });
    expect(answer).toMatchObject({ init: { status: 422 } });
    const refused = v.parse(
      v.object({
        data: v.object({ bulkOrder: v.object({ rows: v.array(v.object({ problem: v.nullable(v.string()) })) }) }),
      }),
      answer,
    );
    expect(refused.data.bulkOrder.rows.map(({ problem }) => problem)).toEqual([
      null,
      'Kód NENI-1 neznáme.',
      'K množství chybí kód nebo název zboží.',
      `Takové množství zboží ${labelled.code} prodat nejde.`,
      `Takové množství zboží ${labelled.code} prodat nejde.`,
    ]);
    expect(cookies.has('guestCart')).toBe(false);
    expect((await storedRows(cookies)).map(({ code }) => code)).toEqual(rows.map(({ code = '' }) => code));
  });

  it('with more than is in stock names the row of the backend’s refusal', async () => {
    const rows = [{}, { code: labelled.code, quantity: '99999' }];
    const { answer } = await post(rows, { intent: 'add' });
    expect(answer).toMatchObject({ data: { bulkOrder: { rows: { 1: { problem: expect.stringMatching(/.../) } } } } });
  });

  it('that is blank asks for a code', async () => {
    const { answer } = await post([{}], { intent: 'add' });
    expect(answer).toMatchObject({ data: { bulkOrder: { alert: { text: 'Napište aspoň jeden kód zboží.' } } } });
  });

  it('offers what a name may mean, and takes the choice', async () => {
    const name = 'zv V KONEV';
    const { answer, cookies } = await post([{ code: name }], { intent: 'check' });
    expect(answer).toMatchObject({ status: 303 });
    const [row] = await storedRows(cookies);
    expect(row).toMatchObject({ found: null, problem: 'Vyberte, které zboží myslíte.' });
    expect(row?.choices).toContainEqual({ code: labelled.code, name: expect.any(String) });
    const chosen = await post([{ code: name }], { choice: `0:${labelled.code}` });
    expect((await storedRows(chosen.cookies))[0]).toMatchObject({
      code: labelled.code,
      found: { name: labelled.name },
      problem: null,
      choices: [],
    });
  });

  it('offers the variants of a product’s code', async () => {
    const { cookies } = await post([{ code: 'ZV-p-hadice' }], { intent: 'check' });
    expect((await storedRows(cookies))[0]?.choices.map(({ code }) => code)).toEqual([
      'ZV-v-hadice-20',
      'ZV-v-hadice-50',
    ]);
  });

  it.each(['7:x', '99:x', ':', '0:', `0:${'x'.repeat(41)}`, '0:<b>'])(
    'ignores the forged choice %j',
    async (choice) => {
      const { cookies } = await post([{ code: labelled.code }], { choice });
      expect((await storedRows(cookies))[0]?.code).toBe(labelled.code);
    },
  );

  it('gets more rows without script', async () => {
    const { cookies } = await post([{}, {}, {}, {}, {}], { intent: 'addRows' });
    expect(await storedRows(cookies)).toHaveLength(10);
  });

  it('does not exist where it is off', async () => {
    const { answer } = await post([{ code: 'x' }], { intent: 'add' }, { features: '' });
    expect(answer).toMatchObject({ status: 404 });
    const { context } = aHandlerContext({ backend, features: '' });
    expect(await orderImportLoader({ request: aRequest(path), params: {}, context })).toMatchObject({ rows: null });
  });
});

describe('rows while they are typed', () => {
  it('are stored and checked', async () => {
    const { context, cookies } = aHandlerContext({ backend, features: 'bulkOrder' });
    const request = aRequest('/kosik/radky', { form: toForm([{ code: labelled.ean }], { edited: '0' }) });
    const response = await bulkOrderRowsAction({ request, params: {}, context });
    expect(await response.json()).toMatchObject({
      rows: [{ code: labelled.ean, found: { name: labelled.name } }, {}, {}, {}, {}],
    });
    expect((await storedRows(cookies))[0]?.code).toBe(labelled.ean);
  });

  it('are stored while the backend is down', async () => {
    const { context, cookies } = aHandlerContext({ features: 'bulkOrder' });
    const request = aRequest('/kosik/radky', { form: toForm([{ code: 'x-1' }], { edited: 'x' }) });
    const response = await bulkOrderRowsAction({ request, params: {}, context });
    expect(await response.json()).toMatchObject({
      rows: [{ code: 'x-1', found: null, problem: null }, {}, {}, {}, {}],
    });
    const { context: next } = aHandlerContext({ cookies, features: 'bulkOrder' });
    expect(await orderImportLoader({ request: aRequest(path), params: {}, context: next })).toMatchObject({
      rows: [{ code: 'x-1' }, {}, {}, {}, {}],
    });
  });
});
