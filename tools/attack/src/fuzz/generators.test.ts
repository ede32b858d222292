import { expect, it } from 'vitest';
import { Random } from '../random';
import { PlainShopper } from '../shopper/plain-shopper';
import { toBytes } from '../wire/raw-request';
import { toCurl, toRequest } from './attack';
import type { Attack } from './attack';
import { createBackendAttack } from './backend-attacks';
import { backendCases } from './backend-cases';
import { queryFields } from './backend-map';
import { createStorefrontAttack } from './storefront-attacks';
import { storefrontCases } from './storefront-cases';

const origin = 'http://127.0.0.1:1';
const count = 2_000;

const storefront = {
  patterns: ['/', '/produkt/:slug', '/*'],
  paths: ['/zahrada', '/produkt/konev'],
  products: ['/produkt/konev'],
  files: ['/assets/a.js'],
  forms: [
    {
      method: 'post',
      action: '/kosik',
      values: [['id', 'v']] as [string, string][],
      names: ['id'],
      buttons: [['intent', 'add']] as [string, string][],
    },
  ],
  guest: new PlainShopper(origin),
  secrets: [],
};
const backend = {
  operations: [
    { method: 'POST', path: '/a/{id}', query: [], headers: ['X-Locale'], body: { $ref: '#/components/schemas/A' } },
    { method: 'GET', path: '/cms/api/catalog/v2/state', query: ['scope', 'query'], headers: [], body: null },
  ],
  schemas: { A: { type: 'object', properties: { email: { type: 'string' }, amount: { type: 'integer' } } } },
  fields: queryFields(),
  known: ['v'],
  token: 't',
  guestCart: 'g',
};

const sendable = (attack: Attack) => toBytes(toRequest(attack, origin)).toString('utf8');

it('create the same requests for the same seed, all of them sendable and printable', () => {
  const draw = (seed: number) => {
    const random = new Random(seed);
    return Array.from({ length: count }, () => sendable(createStorefrontAttack(random, storefront)));
  };
  expect(draw(3)).toEqual(draw(3));
  expect(new Set(draw(4)).size).toBeGreaterThan(count / 2);
});

it('create requests for the backend from its contract', () => {
  const random = new Random(5);
  const names = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const attack = createBackendAttack(random, backend);
    names.add(attack.name);
    expect(sendable(attack)).toContain('HTTP/1.1');
  }
  expect([...names]).toEqual(expect.arrayContaining(['POST /a/{id}', 'GET /cms/api/catalog/v2/state']));
});

it('name every case uniquely', () => {
  for (const cases of [storefrontCases(storefront), backendCases]) {
    const names = cases.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const attack of cases) expect(toCurl(attack, origin)).toContain('curl');
  }
});
