import { expect, it } from 'vitest';
import { cookieDomains, expireRefusedCookies, refusedCookies } from './measuring-cookies';

const cookieHeader = '_ga=GA1; _ga_ABC=1; _gcl_au=2; vyloha_token=t; _gat; x_ga=1';

it.each([
  [[], ['_ga', '_ga_ABC', '_gcl_au', '_gat']],
  [['analytics'], ['_gcl_au']],
  [['marketing'], ['_ga', '_ga_ABC', '_gat']],
  [['analytics', 'marketing'], []],
] as const)('with %j granted, %j are refused', (granted, names) => {
  expect(refusedCookies(cookieHeader, granted)).toEqual(names);
});

it.each([
  ['www.shop.cz', ['www.shop.cz', 'shop.cz']],
  ['localhost', []],
  ['127.0.0.1', []],
  ['::1', []],
])('a cookie of %s may be of %j', (hostname, domains) => {
  expect(cookieDomains(hostname)).toEqual(domains);
});

it('deletes them for the host and for its domains', () => {
  expect(expireRefusedCookies({ cookieHeader: '_ga=1; a=b', hostname: 'www.shop.cz' }, [])).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.shop.cz',
    '_ga=; Path=/; Max-Age=0; Domain=shop.cz',
  ]);
});
