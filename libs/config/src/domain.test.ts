import { describe, expect, it } from 'vitest';
import { domainOf } from './domain';
import type { Domain } from './domain';
import { parseDomains } from './parse-domains';

const cz: Domain = { host: 'shop.cz', code: 'cz', locale: 'cs', currency: 'CZK' };
const sk: Domain = { host: 'shop.sk', code: 'sk', locale: 'sk', currency: 'EUR' };
const anyHost: Domain = { host: '*', code: 'eu', locale: 'cs', currency: 'EUR' };

describe('domainOf', () => {
  it.each([
    ['shop.sk', sk],
    ['SHOP.SK:443', sk],
    ['shop.cz', cz],
    ['localhost:3000', anyHost],
    [null, anyHost],
  ] as const)('%s', (host, domain) => {
    expect(domainOf([cz, sk, anyHost], host)).toEqual(domain);
  });

  it('serves an unknown host from the first domain where there is no wildcard', () => {
    expect(domainOf([cz, sk], 'localhost')).toEqual(cz);
  });
});

describe('parseDomains', () => {
  it('reads a list', () => {
    const list = 'Shop.cz=cz:cs:CZK, shop.sk=sk:sk:EUR,*=eu:cs:EUR';
    expect(parseDomains(list)).toEqual({ domains: [cz, sk, anyHost], malformed: [] });
  });

  it('collects invalid entries', () => {
    expect(parseDomains('shop.cz=cz:cs,shop.sk=sk:de:EUR')).toEqual({
      domains: [],
      malformed: ['shop.cz=cz:cs', 'shop.sk=sk:de:EUR'],
    });
  });
});
