import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { setting, vatCheck } from '@vyloha/backend-shop/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { fillGuestCart } from '../testing/fill-guest-cart';
import { createPlaceBody } from '../testing/place-body';
import { tidyUpShop } from '../testing/upkeep';

const trader = { name: 'Park a zeleň a.s.', address: 'Lipová 678/23\nPRAHA 8', requestIdentifier: 'WAPIAAAAX1' };
const questionSchema = v.object({
  countryCode: v.string(),
  vatNumber: v.string(),
  requesterMemberStateCode: v.optional(v.string()),
  requesterNumber: v.optional(v.string()),
});

let vies: Server;
let questions: v.InferOutput<typeof questionSchema>[];
let respond: (question: v.InferOutput<typeof questionSchema>, ...exchange: Parameters<RequestListener>) => void;
let shop: TestShop;

const json = (body: object, status = 200): typeof respond => {
  return (_question, _request, response) => void response.writeHead(status).end(JSON.stringify(body));
};
/** As VIES answers: about the number that it was asked for. */
const check = (answer: object): typeof respond => {
  return (question, ...exchange) => json({ ...question, ...answer })(question, ...exchange);
};
const refusal = (...errors: string[]) =>
  json({ actionSucceed: false, errorWrappers: errors.map((error) => ({ error })) });
const valid = check({ valid: true, ...trader });
const invalid = check({ valid: false, name: '---', address: '---', requestIdentifier: '' });

beforeEach(async () => {
  questions = [];
  respond = valid;
  vies = createServer((request, response) => {
    void text(request).then((body) => {
      const question = v.parse(questionSchema, JSON.parse(body));
      questions.push(question);
      expect([request.method, request.url]).toEqual(['POST', '/rest-api/check-vat-number']);
      respond(question, request, response);
    });
  }).listen(0, '127.0.0.1');
  await once(vies, 'listening');
  const address = vies.address();
  const port = typeof address === 'object' ? address?.port : null;
  shop = await createTestShop({ settings: { viesUrl: `http://127.0.0.1:${port}/rest-api` } });
});

afterEach(async () => {
  vies.closeAllConnections();
  vies.close();
  await shop.close();
});

const ask = (number: string, of = shop) =>
  of.call('GET', `/store/api/v1/vat-number?number=${encodeURIComponent(number)}`);
const resultOf = async (number: string) => {
  const { json: body } = await ask(number);
  return v.parse(v.object({ data: v.object({ result: v.string() }) }), body).data.result;
};
const kept = () => shop.db.select().from(vatCheck).orderBy(asc(vatCheck.askedAt));
const wait = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};

describe('a number for VAT', () => {
  it('is asked for on behalf of the shop, and the answer is kept', async () => {
    expect(await ask('cz 240.813 53')).toMatchObject({
      status: 200,
      json: { data: { number: 'CZ24081353', result: 'valid', askedAt: shop.clock.now.toISOString() } },
    });
    expect(questions).toEqual([
      { countryCode: 'CZ', vatNumber: '24081353', requesterMemberStateCode: 'CZ', requesterNumber: '27074358' },
    ]);
    expect(await kept()).toMatchObject([
      {
        country: 'CZ',
        number: '24081353',
        requester: 'CZ27074358',
        result: 'valid',
        consultationNumber: 'WAPIAAAAX1',
        name: 'Park a zeleň a.s.',
        address: 'Lipová 678/23\nPRAHA 8',
        askedAt: shop.clock.now,
      },
    ]);
  });

  it('that is valid is asked for again when it is older than a day, at once with a setting of 0', async () => {
    await ask('CZ24081353');
    wait(24 * 60 - 1);
    await ask('CZ24081353');
    expect(questions).toHaveLength(1);
    wait(1);
    await ask('CZ24081353');
    expect(questions).toHaveLength(2);
    await shop.db.insert(setting).values({ name: 'vatCheckHours', value: 0 });
    await ask('CZ24081353');
    expect(questions).toHaveLength(3);
  });

  it('that is not valid may become it within minutes', async () => {
    respond = invalid;
    expect(await resultOf('CZ24081353')).toBe('invalid');
    respond = valid;
    expect(await resultOf('CZ24081353')).toBe('invalid');
    wait(10);
    expect(await resultOf('CZ24081353')).toBe('valid');
    expect(await kept()).toMatchObject([{ result: 'invalid', name: null }, { result: 'valid' }]);
  });

  it('is asked for anew by a shop with another number, and without one by a shop that pays no VAT', async () => {
    await ask('CZ24081353');
    const [row] = await shop.db.select().from(setting).where(eq(setting.name, 'contact'));
    const contact = v.parse(v.looseObject({}), row?.value);
    await shop.db
      .update(setting)
      .set({ value: { ...contact, vatin: '' } })
      .where(eq(setting.name, 'contact'));
    await ask('CZ24081353');
    expect(questions[1]).toEqual({ countryCode: 'CZ', vatNumber: '24081353' });
  });

  it('is asked for once by many at once', async () => {
    await Promise.all([ask('CZ24081353'), ask('CZ24081353'), ask('CZ24081353')]);
    expect(questions).toHaveLength(1);
  });

  it('has no name where its member state publishes none', async () => {
    respond = check({ valid: true, name: '---', address: '---', requestIdentifier: 'WAPI1' });
    expect(await resultOf('DE123456789')).toBe('valid');
    expect(await kept()).toMatchObject([{ name: null, address: null, consultationNumber: 'WAPI1' }]);
  });

  it.each(['CZ24081354', 'DE12', 'GB123456789', '2020273893', 'CZ24081353%', '', "CZ24081353' --", 'CZ\u0000', '%00'])(
    'is not asked for by %j',
    async (number) => {
      expect(await ask(number)).toMatchObject({ status: 422, json: { errors: [{ field: 'number' }] } });
      expect(questions).toEqual([]);
    },
  );

  it('is not asked for where the shop has no register', async () => {
    const without = await createTestShop();
    expect(await ask('CZ24081353', without)).toMatchObject({ status: 200, json: { data: null } });
    await without.close();
  });

  it('is forgotten after three months unless an order was placed on it', async () => {
    await ask('CZ24081353');
    await tidyUpShop(shop.db, new Date(shop.clock.now.getTime() + 89 * 86_400_000));
    expect(await kept()).toHaveLength(1);
    await tidyUpShop(shop.db, new Date(shop.clock.now.getTime() + 91 * 86_400_000));
    expect(await kept()).toHaveLength(0);
  });
});

describe('VIES that', () => {
  it.each<[string, typeof respond]>([
    ['has no answer of the member state', refusal('MS_UNAVAILABLE')],
    ['has too many questions', refusal('GLOBAL_MAX_CONCURRENT_REQ')],
    ['has too many of the member state', refusal('MS_MAX_CONCURRENT_REQ')],
    ['is out of order', refusal('SERVICE_UNAVAILABLE')],
    ['had no answer in time', refusal('TIMEOUT')],
    ['does not know the shop', refusal('INVALID_REQUESTER_INFO')],
    ['blocks the shop', refusal('IP_BLOCKED')],
    ['says no because it did not know', check({ valid: false, userError: 'MS_UNAVAILABLE' })],
    ['says yes with an error of the server', json({ countryCode: 'CZ', vatNumber: '24081353', valid: true }, 500)],
    ['is no VIES', (_question, _request, response) => void response.end('<html>Maintenance</html>')],
    ['answers about another number', json({ countryCode: 'CZ', vatNumber: '27074358', valid: true })],
    ['says neither', check({ valid: 'true' })],
    ['sends without an end', (_question, _request, response) => void response.write('x'.repeat(100_000))],
    ['redirects', (_q, _request, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
    ['closes the connection', (_question, request) => void request.socket.destroy()],
    ['never answers', () => {}],
  ])('%s is unavailable, and asked again after a pause', async (_, bad) => {
    respond = bad;
    expect(await resultOf('CZ24081353')).toBe('unavailable');
    respond = valid;
    expect(await resultOf('CZ24081353')).toBe('unavailable');
    expect(questions).toHaveLength(1);
    expect(await kept()).toMatchObject([{ result: 'unavailable', consultationNumber: null }]);
    wait(1);
    expect(await resultOf('CZ24081353')).toBe('valid');
  });

  it('refuses the number itself knows that there is none', async () => {
    respond = refusal('INVALID_INPUT');
    expect(await resultOf('CZ24081353')).toBe('invalid');
  });

  it('has no answer of one member state is asked about others', async () => {
    respond = refusal('MS_UNAVAILABLE');
    await ask('DE123456789');
    respond = valid;
    expect(await resultOf('CZ24081353')).toBe('valid');
  });
});

const placed = v.object({
  data: v.object({ order: v.object({ id: v.string(), token: v.string(), vatNumberState: v.unknown() }) }),
});
const business = { business_name: 'Park a zeleň a.s.', TIN: '24081353', VATIN: 'CZ24081353' };

async function place(changes: object = {}) {
  const headers = await fillGuestCart(shop, 'v-konev', 1);
  const body = createPlaceBody({ business, ...changes });
  return shop.call('POST', '/store/api/v1/cart/place', { headers, body });
}
const placeBusiness = async (changes: object = {}) => v.parse(placed, (await place(changes)).json).data.order;
const checkIdOf = async (id: string) => {
  const [row] = await shop.db.select().from(shopOrder).where(eq(shopOrder.id, id));
  return row?.vatCheckId;
};

describe('an order of a business', () => {
  it('is placed on the answer that its shopper saw, which stays with it', async () => {
    await ask('CZ24081353');
    const order = await placeBusiness();
    const [answer] = await kept();
    expect(questions).toHaveLength(1);
    expect(await checkIdOf(order.id)).toBe(answer?.id);
    const state = { number: 'CZ24081353', result: 'valid', askedAt: shop.clock.now.toISOString() };
    expect(order.vatNumberState).toEqual(state);
    const { json: shown } = await shop.call('GET', `/store/api/v1/orders/token/${order.token}`);
    expect(shown).toMatchObject({ data: { vatNumberState: state } });
    await tidyUpShop(shop.db, new Date(shop.clock.now.getTime() + 400 * 86_400_000));
    expect(await kept()).toHaveLength(1);
  });

  it.each<[string, typeof respond, string]>([
    ['is not valid', invalid, 'invalid'],
    ['nobody knows', refusal('MS_UNAVAILABLE'), 'unavailable'],
    ['VIES never answers about', () => {}, 'unavailable'],
  ])('is placed with a number that %s', async (_, answer, result) => {
    respond = answer;
    expect(await placeBusiness()).toMatchObject({ vatNumberState: { result } });
  });

  it('is asked for by IČ DPH in Slovakia', async () => {
    const custom = { ICDPH: '2020 273 893' };
    const order = await placeBusiness({ business: { ...business, VATIN: '2020273893' }, custom });
    expect(order).toMatchObject({ vatNumberState: { number: 'SK2020273893', result: 'valid' } });
  });

  it.each([
    ['of a person', { business: null }],
    ['without a number', { business: { ...business, VATIN: '' } }],
    ['from elsewhere', { business: { ...business, VATIN: 'GB123456789' } }],
  ])('%s has nothing to ask', async (_, changes) => {
    expect((await placeBusiness(changes)).vatNumberState).toBeNull();
    expect(questions).toEqual([]);
  });

  it.each([
    [{ business: { ...business, VATIN: 'CZ24081354' } }, 'business.VATIN'],
    [{ custom: { ICDPH: 'SK2020273894' } }, 'custom.ICDPH'],
    [{ custom: { ICDPH: '2020273894' } }, 'custom.ICDPH'],
  ])('with a malformed number is refused: %j', async (changes, field) => {
    expect(await place(changes)).toMatchObject({
      status: 422,
      json: { errors: [{ field, title: 'Nesprávný formát daňového čísla' }] },
    });
    expect(questions).toEqual([]);
  });
});
