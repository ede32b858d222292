import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestShop, type TestShop } from '../testing/create-test-shop';

const ico = '27074358';
const seat = {
  kodStatu: 'CZ',
  nazevObce: 'Praha',
  nazevCastiObce: 'Karlín',
  nazevUlice: 'Lipová',
  psc: 18600,
  cisloDomovni: 678,
  typCisloDomovni: 1,
  cisloOrientacni: 23,
  cisloOrientacniPismeno: 'a',
};
const subject = { ico, obchodniJmeno: 'Park a zeleň a.s.', dic: 'CZ27074358', sidlo: seat };
const silent = { status: 503, json: { errors: [{ title: expect.stringContaining('Vyplňte prosím údaje ručně') }] } };

let register: Server;
let requests: string[];
let respond: RequestListener;
let shop: TestShop;

const json = (body: unknown, status = 200): RequestListener => {
  return (_, response) => void response.writeHead(status).end(JSON.stringify(body));
};

beforeEach(async () => {
  requests = [];
  respond = json(subject);
  register = createServer((request, response) => {
    requests.push(request.url ?? '');
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(register, 'listening');
  const address = register.address();
  const port = typeof address === 'object' ? address?.port : null;
  shop = await createTestShop({ settings: { aresUrl: `http://127.0.0.1:${port}` } });
});

afterEach(async () => {
  register.closeAllConnections();
  register.close();
  await shop.close();
});

const lookUp = (number = ico, headers = {}) => shop.call('GET', `/store/api/v1/ares/ico?ico=${number}`, { headers });
const wait = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};

describe('a company by its number', () => {
  it('comes from the register', async () => {
    const address = {
      street: 'Lipová',
      houseNumber: '678/23a',
      city: 'Praha',
      postcode: '186 00',
      country_code: 'CZE',
    };
    expect(await lookUp('270%2074%20358')).toMatchObject({
      status: 200,
      json: { data: { ico, dic: 'CZ27074358', name: 'Park a zeleň a.s.', address } },
    });
    expect(requests).toEqual([`/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/${ico}`]);
    expect((await lookUp()).headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    [
      { nazevUlice: null, cisloOrientacni: null },
      { street: 'Karlín', houseNumber: '678' },
    ],
    [
      { nazevUlice: null, nazevCastiObce: null },
      { street: 'Praha', houseNumber: '678/23a' },
    ],
    [{ typCisloDomovni: 2, cisloOrientacni: null }, { houseNumber: 'č.ev.678' }],
    [
      { psc: null, textovaAdresa: 'Dlouhá 5, Staré Město, 11000 Praha 1' },
      { street: 'Dlouhá', postcode: '110 00' },
    ],
    [{ nazevObce: null, textovaAdresa: 'Poste restante' }, null],
    [{ kodStatu: 'SK' }, null],
  ])('has an address of any kind: %o', async (changes, address) => {
    respond = json({ ...subject, dic: undefined, sidlo: { ...seat, ...changes } });
    const expected = address === null ? null : expect.objectContaining(address);
    expect(await lookUp()).toMatchObject({ status: 200, json: { data: { dic: '', address: expected } } });
  });

  it('is asked for once, even by many at once, and again after a day', async () => {
    expect((await Promise.all([lookUp(), lookUp()])).map(({ status }) => status)).toEqual([200, 200]);
    wait(23 * 60);
    await lookUp();
    expect(requests).toHaveLength(1);
    wait(2 * 60);
    await lookUp();
    expect(requests).toHaveLength(2);
  });

  it('may be unknown, for some minutes', async () => {
    respond = json({ kod: 'NENALEZENO' }, 404);
    expect(await lookUp()).toMatchObject({
      status: 404,
      json: { errors: [{ field: 'ico', code: 'company_unknown' }] },
    });
    respond = json(subject);
    expect(await lookUp()).toMatchObject({ status: 404 });
    wait(11);
    expect(await lookUp()).toMatchObject({ status: 200 });
  });

  it('may be dissolved', async () => {
    respond = json({ ...subject, datumZaniku: '2019-12-31' });
    expect(await lookUp(ico, { 'x-locale': 'sk' })).toMatchObject({
      status: 422,
      json: {
        errors: [{ title: 'Firma s týmto IČO už zanikla. Skontrolujte ho, prosím.', code: 'company_dissolved' }],
      },
    });
  });

  it.each(['27074359', '2707435', '../24081353', '%00', 'x'.repeat(20)])('is not asked for by %s', async (number) => {
    expect(await lookUp(number)).toMatchObject({ status: 422, json: { errors: [{ title: 'Nesprávný formát IČ' }] } });
    expect(requests).toEqual([]);
  });
});

describe('a register that', () => {
  it.each<[string, RequestListener]>([
    ['fails', json({}, 500)],
    ['is no register', (_, response) => void response.end('<html>Odstávka</html>')],
    ['names another company', json({ ...subject, ico: '24081353' })],
    ['names nothing', json({ ...subject, obchodniJmeno: ' ' })],
    ['sends objects for texts', json({ ...subject, sidlo: { nazevObce: { $gt: '' } } })],
    ['sends without an end', (_, response) => void response.writeHead(200).write('x'.repeat(300_000))],
    ['redirects', (_, response) => void response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()],
    ['closes the connection', (request) => void request.socket.destroy()],
    ['never answers', () => {}],
  ])('%s is silent, and asked again after a pause', async (_, bad) => {
    respond = bad;
    expect(await lookUp()).toMatchObject(silent);
    respond = json(subject);
    expect(await lookUp()).toMatchObject(silent);
    expect(requests).toHaveLength(1);
    wait(1);
    expect(await lookUp()).toMatchObject({ status: 200 });
  });
});

it('is announced with the settings, or missing there', async () => {
  const integrations = async (of: TestShop) => (await of.call('GET', '/store/api/v1/globals')).json;
  expect(await integrations(shop)).toMatchObject({ data: { settings: { integrations: { ares: true } } } });
  const without = await createTestShop();
  expect(await integrations(without)).toMatchObject({ data: { settings: { integrations: { ares: false } } } });
  expect(await without.call('GET', `/store/api/v1/ares/ico?ico=${ico}`)).toMatchObject(silent);
  await without.close();
});
