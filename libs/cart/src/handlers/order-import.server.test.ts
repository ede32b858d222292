import { strToU8, zipSync } from 'fflate';
import { aHandlerContext } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireCart } from '../testing/a-wire-cart';
import { startStubBackend, type StubRequest } from '../testing/stub-backend';
import { orderEntryAction } from './order-entry.server';

const batchCall = 'POST /store/api/v1/cart/items/batch';
const lookupCall = 'GET /cms/catalog/product';
const configurationCall = 'GET /cms/graphql';
const backend = await startStubBackend();

const eans = new Map([['v-22', '8590000000022']]);

function aWireVariant(id: string, code: string, metres?: number) {
  const parameters = metres === undefined ? [] : [{ entityId: 'par-meters', values: [metres] }];
  return { id, catalogCode: `ZV-${code}`, marketingCode: code, ean: eans.get(id) ?? null, content: { parameters } };
}

const products = [
  { catalogCode: 'ZV-1', marketingCode: '1', variants: [aWireVariant('v-1', '1-1')] },
  { catalogCode: 'ZV-2', marketingCode: '2', variants: [aWireVariant('v-21', '2-1'), aWireVariant('v-22', '2-2')] },
  { catalogCode: 'ZV-4', marketingCode: '4', variants: [aWireVariant('v-4', '4-1')] },
  { catalogCode: 'ZV-5', marketingCode: '5', variants: [aWireVariant('v-5', '4-1')] },
  { catalogCode: 'ZV-3', marketingCode: '3', variants: [aWireVariant('v-3', '3-1', 0.1)] },
];

type Coded = Pick<(typeof products)[0], 'catalogCode' | 'marketingCode'>;

function lookUp({ query }: StubRequest) {
  const ean = query.get('eans');
  if (ean !== null) {
    const found = products.filter(({ variants }) =>
      variants.some((variant) => ean.split(',').includes(variant.ean ?? '')),
    );
    return { body: { entities: found } };
  }
  const ofVariants = query.get('variantCodes');
  const requestedCodes = (ofVariants ?? query.get('codes') ?? '').toLowerCase().split(',');
  const isRequested = (one: Coded) =>
    requestedCodes.includes(one.catalogCode.toLowerCase()) || requestedCodes.includes(one.marketingCode.toLowerCase());
  const found = products.filter((one) => (ofVariants === null ? isRequested(one) : one.variants.some(isRequested)));
  return { body: { entities: found } };
}

function imported(errors: string[] = []) {
  const data = { cart: aWireCart(), imported: 2 - errors.length, total: 2 };
  const meta = { custom: { guestCartToken: 'guest-1' } };
  return { body: { data, meta, errors: errors.map((title) => ({ title })) } };
}

beforeEach(() => {
  backend.requests.length = 0;
  backend.respond({
    [lookupCall]: lookUp,
    [batchCall]: imported(),
    [configurationCall]: { body: { data: { configuration: null } } },
  });
});

afterAll(() => backend.stop());

interface PostedOrder {
  file?: Uint8Array;
  fields?: Readonly<Record<string, string>>;
}

async function post(lines: string, { file, fields }: PostedOrder = {}) {
  const shop = aHandlerContext({ backend });
  const request = aRequest('/kosik/import-objednavky', { form: { lines, ...fields } });
  const context = { ...shop.context, ...(file !== undefined && { postedFile: file }) };
  return { ...shop, answer: await orderEntryAction({ request, params: {}, context }) };
}

const batches = () => backend.requests.filter(({ call }) => call === batchCall).map(({ body }) => body);

describe('importing an order', () => {
  it('adds all lines by one call and redirects to the cart', async () => {
    const { answer, cookies, flashed } = await post('1-1;2\nZV-2-2\t3\n3-1,2,5');
    expect(answer instanceof Response && [answer.status, answer.headers.get('Location')]).toEqual([303, '/kosik']);
    expect(batches()).toEqual([
      {
        atomic: true,
        items: [
          { id: 'v-1', type: 'product', amount: 2 },
          { id: 'v-22', type: 'product', amount: 3 },
          { id: 'v-3', type: 'product', amount: 25 },
        ],
      },
    ]);
    expect(cookies.get('guestCart')).toBe('guest-1');
    const text = 'Produkty byly vloženy do košíku: 2 z 2';
    expect(flashed).toEqual([{ kind: 'success', text, duration: 3000 }]);
  });

  it('accepts the code of a product with a single variant', async () => {
    await post('1');
    expect(batches()).toEqual([{ atomic: true, items: [{ id: 'v-1', type: 'product', amount: 1 }] }]);
  });

  it('accepts codes in any letter case, any kind of space, and what precedes the first line', async () => {
    await post('\ufeff\r\n \u00a0\r\n\ufeffzv-2-2\u00a03\n8590\u202f0000 00022;1\nZv-1\u2009\t\u00a02');
    expect(batches()).toMatchObject([
      {
        items: [
          { id: 'v-22', amount: 3 },
          { id: 'v-22', amount: 1 },
          { id: 'v-1', amount: 2 },
        ],
      },
    ]);
  });

  it('accepts an EAN, and a file rather than a typed list', async () => {
    await post('9-9', { file: Buffer.from('\uFEFFEAN;Množství\r\n8590000000022;1 000\r\n') });
    expect(batches()).toMatchObject([{ items: [{ id: 'v-22', amount: 1000 }] }]);
  });

  it('adds nothing when anything is refused, and names its row', async () => {
    const errors = [{ title: 'Zboží Hadice je vyprodané', field: 'items.1', code: 'sold_out' }];
    backend.respond({ [batchCall]: { status: 409, body: { errors } } });
    const { answer, flashed } = await post('1-1\n\n2-1');
    const lines = [{ number: 3, message: 'Zboží Hadice je vyprodané', text: '2-1' }];
    const list = { text: '1-1\n\n2-1', lines, goodCount: 1 };
    expect(answer).toMatchObject({ init: { status: 422 }, data: { list } });
    expect(flashed).toEqual([]);
  });

  it('reports that a large import takes time', async () => {
    backend.respond({ [batchCall]: { status: 500, body: { errors: [] } } });
    const { answer, flashed } = await post('1-1');
    expect(answer).toMatchObject({ status: 303 });
    expect(flashed).toEqual([{ kind: 'info', title: 'Import probíhá', text: 'Může trvat několik minut.' }]);
  });
});

describe('a list with mistakes', () => {
  it('is kept as typed, with all mistakes listed, and nothing is added', async () => {
    const text = '1-1;2\n9-9;1\n2;1\n1-1;0,5\n1-1;;dvě\n4-1';
    const { answer } = await post(text);
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        list: {
          text,
          goodCount: 1,
          lines: [
            { number: 2, text: '9-9;1', message: 'Kód 9-9 neznáme.' },
            { number: 3, text: '2;1', message: 'Zboží 2 má více variant, napište kód varianty.' },
            { number: 4, text: '1-1;0,5', message: 'Takové množství zboží 1-1 prodat nejde.' },
            { number: 5, text: '1-1;;dvě', message: 'Chybí množství.' },
            { number: 6, text: '4-1', message: 'Kód 4-1 má více druhů zboží, napište místo něj jiný kód nebo EAN.' },
          ],
        },
      },
    });
    expect(batches()).toEqual([]);
  });

  it.each([
    ['', 'Napište aspoň jeden kód zboží.'],
    ['1-1\n'.repeat(201), 'Najednou jde vložit nejvýše 200 řádků.'],
    [`1-1;${'x'.repeat(100_000)}`, 'Seznam je moc dlouhý, vložte ho prosím po částech.'],
  ])('is distinguished from an unusable one', async (text, problem) => {
    expect((await post(text)).answer).toMatchObject({ data: { list: { problem, lines: [], goodCount: 0 } } });
    expect(backend.requests).toEqual([]);
  });
});

describe('the lines that are right', () => {
  const text = 'Kód;Množství\n1-1;2\n9-9;1\n1-1;\n2-2;3';
  const fields = { goodOnly: '1', attempt: '0123456789abcdef' };

  it('are added alone when they are asked for, and the others named', async () => {
    const { answer, flashed } = await post(text, { fields });
    expect(answer instanceof Response && [answer.status, answer.headers.get('Location')]).toEqual([303, '/kosik']);
    expect(batches()).toEqual([
      {
        items: [
          { id: 'v-1', type: 'product', amount: 2 },
          { id: 'v-22', type: 'product', amount: 3 },
        ],
      },
    ]);
    expect(flashed).toContainEqual(expect.objectContaining({ text: 'Produkty byly vloženy do košíku: 2 z 4' }));
    expect(flashed).toContainEqual({ kind: 'info', text: 'Tyto řádky jsme nevložili: 3, 4.', duration: 6000 });
  });

  it('of one form are sent with one key, and with another one when they were changed', async () => {
    await post(text, { fields });
    await post(text, { fields });
    await post(`${text}\n2-2;1`, { fields });
    await post(text, { fields: { ...fields, attempt: 'fedcba9876543210' } });
    const [first, second, ...others] = backend.requests.filter(({ call }) => call === batchCall);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(new Set([first, ...others].map((request) => request?.idempotencyKey)).size).toBe(3);
  });

  it('are kept when none of them could be added', async () => {
    const errors = ['Konev je vyprodaná', 'Hadice je vyprodaná'];
    backend.respond({ [batchCall]: imported(errors) });
    const { answer, flashed } = await post(text, { fields });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { list: { text, lines: [{ number: 3 }, { number: 4 }] } },
    });
    expect(flashed).toMatchObject([{ kind: 'info', text: errors.join(' ') }]);
  });

  it('are none: nothing is added', async () => {
    const { answer } = await post('9-9;1', { fields });
    expect(answer).toMatchObject({ data: { list: { goodCount: 0, lines: [{ number: 1 }] } } });
    expect(batches()).toEqual([]);
  });
});

describe('a file that is no list', () => {
  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /^V souboru jsme nenašli/],
    ['a letter', Buffer.from('Dobrý den,\r\nposíláme objednávku.\r\n'), /^V souboru jsme nenašli/],
    ['an archive', Buffer.from(zipSync({ 'a.txt': strToU8('1-1;2') })), /^V souboru jsme nenašli/],
    ['of an old Excel', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /^Starší soubory Excelu/],
    ['blank', Buffer.from('\r\n\r\n'), /^Soubor je prázdný/],
  ])('%s gets its reason, and what was typed stays', async (_, file, problem) => {
    const { answer } = await post('1-1;2', { file });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { list: { fileProblem: expect.stringMatching(problem), problem: null, lines: [] } },
    });
    expect(backend.requests).toEqual([]);
  });
});

describe('while sales are paused', () => {
  it('shows the shop’s text and adds nothing', async () => {
    const cart = { shopping_disabled: true, shopping_disabled_text: { cs: 'Inventura', sk: null }, domain_enabled: [] };
    backend.respond({ [configurationCall]: { body: { data: { configuration: { cart } } } } });
    const { answer } = await post('1-1');
    expect(answer).toMatchObject({ data: { list: { text: '1-1', alert: { tone: 'warning', text: 'Inventura' } } } });
    expect(batches()).toEqual([]);
  });
});
