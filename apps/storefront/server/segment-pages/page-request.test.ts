import { readConfig } from '@vyloha/config/server';
import { canonicalQuery } from '@vyloha/links';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieReader, isKeyOfPath, isPlainGuest, toPageRequest } from './page-request';

const config = readConfig({});
const currencyByUrl = readConfig({ FEATURES: 'currencyFromUrl' });
const twoDomains = readConfig({ DOMAINS: 'shop.cz=cz:cs:CZK,shop.sk=sk:sk:EUR' });

function pageRequestFor(
  url: string,
  cookieHeader?: string,
  { method = 'GET', host = 'shop.cz', settings = config, acceptLanguage = 'cs' } = {},
) {
  return toPageRequest({ method, url, host, cookieHeader, acceptLanguage }, settings);
}

describe('toPageRequest', () => {
  it.each(['/', '/zahrada', '/zahrada?p=2', '/produkt/hadice', '/hledat?q=rýč'])('%s is shared', (url) => {
    expect(pageRequestFor(url)).not.toBeNull();
  });

  it.each([
    ['/', 'document'],
    ['/_root.data', 'data'],
    ['/zahrada.data?x=1&p=2', 'data'],
  ])('%s is a %s', (url, format) => {
    expect(pageRequestFor(url)?.format).toBe(format);
  });

  it('tells a document from its data, and reads the same of the query', () => {
    const [page, data] = [pageRequestFor('/hledat?x=1&q=rýč'), pageRequestFor('/hledat.data?x=1&q=rýč')];
    expect(page?.key).not.toBe(data?.key);
    expect(data?.address).toBe(page?.address.replace('/hledat', '/hledat.data'));
  });

  it.each([
    '/kosik',
    '/kosik/dodaci-udaje',
    '/kosik?x=1',
    '/uzivatel/objednavky',
    '/porovnat',
    '/kosik.data',
    '/kosik/dodaci-udaje.data?p=2',
    '/zahrada.data?_routes=root',
    '/_root.data?_routes=routes%2Fhome',
    '/zahrada?addToCart=v-1',
    '/odstoupeni-od-smlouvy?objednavka=2026000001',
    '/auth/proxy?token=x',
    '/checkout/payment/callback',
    '/__manifest?p=/',
    '/api/content',
    '/dalsi-zbozi?seznam=%2Feshop%3Fp%3D2',
    '/pocet-zbozi?seznam=%2Feshop',
    '/ceny-navrhu?id=p-1',
    '/img/x',
    `/${'x'.repeat(700)}`,
  ])('%s is not shared', (url) => {
    expect(pageRequestFor(url)).toBeNull();
  });

  it('rejects a URL with a currency where the shop supports the parameter', () => {
    expect(pageRequestFor('/zahrada?currency=EUR', undefined, { settings: currencyByUrl })).toBeNull();
    expect(pageRequestFor('/zahrada?currency=EUR')).not.toBeNull();
  });

  it('depends on the country a guest comes from', () => {
    const from = (country: string | null, cookieHeader = '') =>
      toPageRequest({ method: 'GET', url: '/', host: 'shop.cz', cookieHeader, country }, config)?.cookieHeader;
    expect(from('SK')).toBe('vyloha_currency=EUR');
    expect(from('SK', 'vyloha_currency=CZK')).toBe('');
    expect([from('CZ'), from(null)]).toEqual(['', '']);
  });

  it('does not mistake a category for the cart', () => {
    expect(pageRequestFor('/kosikarstvi')).not.toBeNull();
  });

  it.each(['POST', 'PUT', 'DELETE'])('%s is never shared', (method) => {
    expect(pageRequestFor('/', undefined, { method })).toBeNull();
  });

  it.each(['token', 'guest_cart', 'checkout', 'groups', 'variant', 'compare'])(
    'a shopper with %s is not a guest',
    (name) => {
      expect(isPlainGuest(cookieReader(`vyloha_${name}=x`, config))).toBe(false);
      expect(isPlainGuest(cookieReader(`${name}=x`, config))).toBe(true);
      // The page itself is the same as for other guests.
      expect(pageRequestFor('/', `vyloha_${name}=x`)).toEqual(pageRequestFor('/'));
    },
  );

  it('shares a page between visitors of all campaigns', () => {
    const plain = pageRequestFor('/zahrada?p=2');
    expect(pageRequestFor('/zahrada?utm_source=a&p=2&gclid=b')).toEqual(plain);
    expect(plain?.address).toBe('/zahrada?p=2');
  });

  it.each([
    ['?x=1', ''],
    ['?x=1&p=2&y=2', '?p=2'],
    [`?x=${'1'.repeat(3_000)}`, ''],
    ['?%70=2', '?p=2'],
    ['?p=2&p=3', '?p=2'],
    ['?razeni=PriceSortASC&p=2', '?razeni=PriceSortASC&p=2'],
    ['?p=2&razeni=PriceSortASC', '?razeni=PriceSortASC&p=2'],
    ['?razeni=nonsense', ''],
    ['?token=1&id=2&email=3', ''],
    ['?variant_id=v-1&f.a=1', '?f.a=1'],
    ['?f.delka=10&p=2', '?f.delka=10&p=2'],
    ['?fbclid=1', ''],
    ['?__proto__=1&constructor=2', ''],
    ['?', ''],
    ['?&&=&', ''],
  ])('%s of a listing is normalized to %s', (query, normalizedQuery) => {
    expect(pageRequestFor(`/zahrada${query}`)?.address).toBe(`/zahrada${normalizedQuery}`);
    expect(pageRequestFor(`/zahrada${query}`)).toEqual(pageRequestFor(`/zahrada${normalizedQuery}`));
  });

  it('has no more keys for a page than the parameters it reads, however a query is written', () => {
    const unknown = fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }));
    const known = fc.constantFrom<[string, string]>(
      ['q', 'hadice'],
      ['p', '2'],
      ['variant_id', 'v-1'],
      ['razeni', 'x'],
    );
    const isUnknown = ([name]: readonly [string, string]) =>
      canonicalQuery('/zahrada', new URLSearchParams({ [name]: '1' }).toString()) === '';
    fc.assert(
      fc.property(fc.array(fc.oneof(unknown.filter(isUnknown), known), { maxLength: 6 }), (pairs) => {
        const names = new Set(pairs.filter((pair) => !isUnknown(pair)).map(([name]) => name));
        names.delete('razeni');
        const address = pageRequestFor(`/zahrada?${new URLSearchParams(pairs)}`)?.address ?? '';
        expect([...new URL(address, 'http://x').searchParams.keys()].sort()).toEqual([...names].sort());
      }),
    );
  });

  it('cannot be made to change the cart by another spelling', () => {
    expect(pageRequestFor('/zahrada?%61ddToCart=v-1')).toBeNull();
  });

  it.each([
    'vyloha_currency=EUR',
    'vyloha_locale=sk',
    'vyloha_display_vat=false',
    'vyloha_display_vat=true',
    'vyloha_display_both_prices=false',
    'vyloha_closed=consent.form',
    'vyloha_closed=topBanner-abc.consent.form',
  ])('%s results in another page', (cookie) => {
    expect(pageRequestFor('/', cookie)?.key).not.toBe(pageRequestFor('/')?.key);
    expect(pageRequestFor('/', cookie)?.cookieHeader).toBe(cookie);
  });

  it.each([
    'vyloha_currency=CZK',
    'vyloha_currency=nonsense',
    'vyloha_locale=cs',
    'vyloha_locale=de',
    'vyloha_display_vat=nonsense',
    'vyloha_closed=nonsense',
    'vyloha_closed=consent.topBanner-abc',
    'vyloha_session=abc',
    'other=1',
  ])('%s does not result in another page', (cookie) => {
    expect(pageRequestFor('/', cookie)).toEqual(pageRequestFor('/'));
  });

  it('is matched by its path, whatever its query', () => {
    const keyOf = (url: string) => pageRequestFor(url)?.key ?? '';
    for (const url of ['/produkt/konev', '/produkt/konev?recenze=2']) {
      expect(isKeyOfPath(keyOf(url), '/produkt/konev')).toBe(true);
    }
    for (const url of ['/produkt/konev-2', '/hledat?q=/produkt/konev', '/']) {
      expect(isKeyOfPath(keyOf(url), '/produkt/konev')).toBe(false);
    }
  });

  it('offers the other language to guests who prefer it and have selected none', () => {
    const slovak = pageRequestFor('/', undefined, { acceptLanguage: 'sk-SK,sk;q=0.9,cs;q=0.8' });
    expect(slovak?.offeredLanguage).toBe('sk');
    expect(slovak?.key).not.toBe(pageRequestFor('/')?.key);
    expect(pageRequestFor('/', 'vyloha_locale=cs', { acceptLanguage: 'sk' })).toEqual(pageRequestFor('/'));
    expect(pageRequestFor('/', undefined, { acceptLanguage: 'en' })).toEqual(pageRequestFor('/'));
  });

  it('distinguishes domains, which decide the locale themselves', () => {
    const cz = pageRequestFor('/', undefined, { host: 'shop.cz', settings: twoDomains });
    const sk = pageRequestFor('/', undefined, { host: 'shop.sk', settings: twoDomains });
    expect(cz?.key).not.toBe(sk?.key);
    expect(pageRequestFor('/', 'vyloha_locale=sk', { host: 'shop.cz', settings: twoDomains })).toEqual(cz);
  });

  it('is another one for each segment of customers, and the same within it', () => {
    const business = { isLoggedIn: true, isBusiness: true, variant: 'b2b', groups: ['business'], currency: 'CZK' };
    const keyOf = (segment: typeof business) =>
      toPageRequest({ method: 'GET', url: '/', host: 'shop.cz', cookieHeader: undefined, segment }, config)?.key;
    const keys = [
      pageRequestFor('/')?.key,
      keyOf(business),
      keyOf({ ...business, variant: 'b2c' }),
      keyOf({ ...business, groups: [] }),
      keyOf({ ...business, isBusiness: false }),
      keyOf({ ...business, currency: 'EUR' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf({ ...business })).toBe(keyOf(business));
  });

  it('is the one in the currency that a customer has just chosen', () => {
    const customer = { isLoggedIn: true, isBusiness: false, variant: 'b2c', groups: [], currency: 'CZK' };
    const keyOf = (cookieHeader: string | undefined, currency: string) => {
      const segment = { ...customer, currency };
      return toPageRequest({ method: 'GET', url: '/', host: 'shop.cz', cookieHeader, segment }, config)?.key;
    };
    expect(keyOf('vyloha_currency=EUR', 'CZK')).toBe(keyOf('vyloha_currency=EUR', 'EUR'));
    expect(keyOf('vyloha_currency=EUR', 'CZK')).not.toBe(keyOf(undefined, 'CZK'));
    expect(keyOf('vyloha_currency=euro', 'EUR')).toBe(keyOf(undefined, 'EUR'));
  });

  it('never lets anything personal into the key or the rendering', () => {
    const cookie = fc.tuple(
      fc.constantFrom('session', 'utm', 'closed', 'currency', 'locale', 'unknown'),
      fc.string({ unit: fc.constantFrom(...'abcXYZ0189-_.:'), minLength: 12, maxLength: 30 }),
    );
    fc.assert(
      fc.property(fc.array(cookie, { maxLength: 6 }), (cookies) => {
        const header = cookies.map(([name, value]) => `vyloha_${name}=secret-${value}`).join('; ');
        const found = pageRequestFor('/zahrada', header);
        expect(JSON.stringify(found)).not.toContain('secret-');
      }),
    );
  });
});
