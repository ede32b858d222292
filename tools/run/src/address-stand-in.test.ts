import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddressStandIn } from './address-stand-in.mjs';
import { listen } from './testing/listen';

const server = createAddressStandIn();
let origin = '';

beforeAll(async () => {
  origin = await listen(server);
});

afterAll(() => void server.close());

const get = async (path: string, query: Record<string, string>) => {
  const response = await fetch(`${origin}${path}?${new URLSearchParams(query)}`);
  return { status: response.status, body: await response.json() };
};

describe('the stand-in of the address service', () => {
  it.each(['/lib', '/browser/project.mjs'])('serves the script %s to every shop', async (path) => {
    const { status, headers } = await fetch(origin + path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('serves nothing else', async () => {
    expect((await fetch(`${origin}/browser/..%2Ffind-addresses.mjs`)).status).toBe(404);
    expect((await get('/project', { key: 'another' })).status).toBe(404);
  });

  it.each([
    [{ part: 'street', typed: 'dlouha', country: 'CZE' }, ['Dlouhá 12 Praha', 'Dlouhá 727/39 Praha', 'Dlouhá 7 Brno']],
    [{ part: 'street', typed: 'Dlouhá 7', city: 'Brno', country: 'CZE' }, ['Dlouhá 7 Brno', 'Dlouhá 727/39 Praha']],
    [{ part: 'zip', typed: '77900', country: 'CZE' }, ['Podzimní 7 Olomouc', 'Podzimní 21 Olomouc']],
    [{ part: 'city', typed: 'koš', country: 'SVK' }, ['Hlavná 68 Košice']],
    [{ part: 'street', typed: 'Dlouhá', country: 'SVK' }, []],
  ])('suggests addresses for %o', async (query: Record<string, string>, expected) => {
    const { body } = await get('/suggest', query);
    const found = body.map(({ street, number, city }: Record<string, string>) => `${street} ${number} ${city}`);
    expect(found).toEqual(expected);
  });

  const home = { street: 'Dlouhá', number: '12', city: 'Praha', zip: '110 00', country: 'CZE' };

  it.each([
    ['a known address', {}, [], []],
    ['a number behind the street', { street: 'Dlouhá 12', number: '' }, [], []],
    ['one of the numbers of a house', { number: '39' }, [], []],
    ['a street that it does not know', { street: 'Celetná' }, [], []],
    ['a town that it does not know', { city: 'Horní Lhota', zip: '763 23' }, [], []],
    ['a number that it does not know', { number: '999' }, [], ['number']],
    ['a postcode of another town', { zip: '613 00' }, ['zip'], []],
  ])('judges %s', async (_, changes: Partial<typeof home>, invalid, withWarning) => {
    const valid = invalid.length + withWarning.length === 0;
    const { body } = await get('/validate', { ...home, ...changes });
    expect(body).toEqual({ success: true, data: { valid, invalid, withWarning } });
  });

  it('fails for one postcode', async () => {
    expect((await get('/validate', { ...home, zip: '000 00' })).body).toEqual({ success: false });
  });
});
