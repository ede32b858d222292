import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withDefaultTranslations } from '@vyloha/contract';
import { urlOnDomain, alternateLinks, canonicalUrl, originOf, withTrailingSlash } from './site-urls';
import type { SiteDomain } from './site-urls';

const anyHost: SiteDomain = { host: '*', locale: 'cs', currency: 'CZK' };
const cz: SiteDomain = { host: 'vyloha.cz', locale: 'cs', currency: 'CZK' };
const sk: SiteDomain = { host: 'vyloha.sk', locale: 'sk', currency: 'EUR' };
const path = withDefaultTranslations({ cs: '/produkt/hadice', sk: '/produkt/hadica?p=2' });

describe('originOf', () => {
  it.each([
    [anyHost, 'https://vyloha.cz', 'https://vyloha.cz'],
    [sk, 'https://vyloha.cz', 'https://vyloha.sk'],
    [sk, 'http://localhost:3000', 'http://vyloha.sk:3000'],
  ])('%j seen from %s', (domain, publicUrl, origin) => {
    expect(originOf(domain, publicUrl)).toBe(origin);
  });
});

describe('canonicalUrl', () => {
  it('stays on the requested domain', () => {
    const site = { publicUrl: 'https://vyloha.cz', domains: [cz, sk] };
    expect(canonicalUrl(path, { ...site, domain: cz }, 'cs')).toBe('https://vyloha.cz/produkt/hadice');
    expect(canonicalUrl(path, { ...site, domain: sk }, 'sk')).toBe('https://vyloha.sk/produkt/hadica?p=2');
  });

  it('uses the selected language where one domain has both', () => {
    const site = { publicUrl: 'https://vyloha.cz', domain: anyHost, domains: [anyHost] };
    expect(canonicalUrl(path, site, 'sk')).toBe('https://vyloha.cz/produkt/hadica?p=2');
  });
});

describe('where a guard adds slashes', () => {
  const site = { publicUrl: 'https://vyloha.cz', domains: [cz, sk], hasTrailingSlashes: true } as const;

  it('canonical and alternate URLs end in one, before their query', () => {
    expect(canonicalUrl(path, { ...site, domain: sk }, 'sk')).toBe('https://vyloha.sk/produkt/hadica/?p=2');
    expect(alternateLinks(path, site).map(({ href }) => href)).toEqual([
      'https://vyloha.cz/produkt/hadice/',
      'https://vyloha.sk/produkt/hadica/?p=2',
      'https://vyloha.cz/produkt/hadice/',
    ]);
  });

  it.each([
    ['/', '/'],
    ['/zahrada', '/zahrada/'],
    ['/sitemap.xml', '/sitemap.xml'],
  ])('%s becomes %s', (plain, slashed) => {
    expect(withTrailingSlash(plain)).toBe(slashed);
  });
});

describe('alternateLinks', () => {
  it('lists each language with its domain, and Czech for all others', () => {
    expect(alternateLinks(path, { publicUrl: 'https://vyloha.cz', domains: [cz, sk] })).toEqual([
      { hreflang: 'cs', href: 'https://vyloha.cz/produkt/hadice' },
      { hreflang: 'sk', href: 'https://vyloha.sk/produkt/hadica?p=2' },
      { hreflang: 'x-default', href: 'https://vyloha.cz/produkt/hadice' },
    ]);
  });

  it.each([[[anyHost]], [[cz, { ...cz, host: 'vyloha.eu' }]]])('is empty for one language: %j', (domains) => {
    expect(alternateLinks(path, { publicUrl: 'https://vyloha.cz', domains })).toEqual([]);
  });

  it.each([
    [
      ['CZK', 'EUR'],
      ['cs', 'sk', 'x-default'],
    ],
    [['CZK'], []],
    [[], []],
  ])('leaves out domains in whose currency a product has no price: %j', (pricedIn, languages) => {
    const named = alternateLinks(path, { publicUrl: 'https://vyloha.cz', domains: [cz, sk] }, pricedIn);
    expect(named.map(({ hreflang }) => hreflang)).toEqual(languages);
  });

  it('names a language once', () => {
    const domains = [cz, { ...cz, host: 'vyloha.eu' }, sk];
    const named = alternateLinks(path, { publicUrl: 'https://vyloha.cz', domains });
    expect(named.map(({ hreflang }) => hreflang)).toEqual(['cs', 'sk', 'x-default']);
  });
});

describe('urlOnDomain', () => {
  it('never leaves the domain, whatever the path looks like', () => {
    const nasty = fc
      .array(fc.constantFrom('/', '\\', '.', '..', ':', '@', 'evil.example', 'https:', '?', '#', 'a'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string(), fc.webUrl()), (text) => {
        expect(new URL(urlOnDomain(sk, text, 'https://vyloha.cz')).origin).toBe('https://vyloha.sk');
      }),
    );
  });
});
