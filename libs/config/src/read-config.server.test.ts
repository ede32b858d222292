import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.server';
import { expectedTrustedProxies } from './parse-trusted-proxies';
import { readConfig } from './read-config.server';

const secret = 'a-secret-of-at-least-32-characters-0123456789';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('requires nothing outside production', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      isProduction: false,
      storefront: { host: '127.0.0.1', port: 3000 },
      backend: { host: '127.0.0.1', port: 4000 },
      publicUrl: 'http://localhost:3000',
      storeApiUrl: 'http://127.0.0.1:4000/store',
      cmsApiUrl: 'http://127.0.0.1:4000/cms',
      domains: [{ host: '*', code: 'cz', locale: 'cs', currency: 'CZK' }],
      cookiePrefix: 'vyloha_',
      trustedProxies: { trusted: 0, header: 'X-Forwarded' },
      theme: 'default',
      feeds: { names: [], maxAgeMs: 3_600_000 },
      databaseUrl: null,
      dataDir: '.data',
      smtpUrl: null,
      orderCopyTo: null,
      questionCopyTo: null,
      popularSearchesDenied: [],
      greenClaimWords: [],
      legalDutiesOff: [],
    });
    expect(config.services.gopay).toBeNull();
    expect(config.sessionSecrets).toHaveLength(1);
  });

  it('begins in the language and the currency of the country of the shop', () => {
    expect(readConfig({ SHOP_COUNTRY: 'sk' })).toMatchObject({
      shopCountry: 'sk',
      domains: [{ host: '*', code: 'sk', locale: 'sk', currency: 'EUR' }],
    });
    expect(readConfig({ SHOP_COUNTRY: 'sk', DOMAINS: '*=eu:cs:EUR' }).domains).toMatchObject([{ code: 'eu' }]);
  });

  it('derives unset values', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ BACKEND_HOST: '0.0.0.0', BACKEND_PORT: '8081' }).storeApiUrl).toBe(
      'http://127.0.0.1:8081/store',
    );
    expect(readConfig({ BACKEND_HOST: '::1' }).cmsApiUrl).toBe('http://[::1]:4000/cms');
    expect(readConfig({ STORE_API_URL: 'https://api.example.cz/store/' }).storeApiUrl).toBe(
      'https://api.example.cz/store',
    );
    expect(readConfig({ PUBLIC_URL: 'https://www.Example.cz/' }).publicUrl).toBe('https://www.example.cz');
  });

  it('reads which feeds there are', () => {
    expect(readConfig({ FEEDS: 'google, zbozi', FEED_MINUTES: '30' }).feeds).toEqual({
      names: ['google', 'zbozi'],
      maxAgeMs: 1_800_000,
    });
    expect(problemsOf({ FEEDS: 'google,seznam' })[0]).toContain('FEEDS is "google,seznam", expected a comma list');
  });

  it('reads operational settings within bounds', () => {
    expect(
      readConfig({ DRAIN_SECONDS: '0', PAGE_CACHE_MB: '2', SHARED_CACHE_MB: '3', METRICS_PORT: '9100' }).operation,
    ).toEqual({
      metricsPort: { storefront: 9100, backend: 9101 },
      tracing: { isOn: false, serviceName: null },
      drainMs: 0,
      databasePool: 20,
      replicaMaxLagMs: 5_000,
      statementTimeoutMs: 10_000,
      productsInMemory: 1_000_000,
      pageDeadlineMs: 3_000,
      pageCacheBytes: 2 * 1024 * 1024,
      sharedCacheBytes: 3 * 1024 * 1024,
      imageCacheBytes: 512 * 1024 * 1024,
      cachingProxyUrl: null,
    });
    expect(problemsOf({ DATABASE_POOL: '1', PAGE_DEADLINE: '3s', METRICS_PORT: '65535' })).toHaveLength(3);
    expect(readConfig({ METRICS_PORT: '0' }).operation.metricsPort).toEqual({ storefront: 0, backend: 0 });
  });

  it('enables tracing by the standard variables', () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    const tracing = (env: Record<string, string>) => readConfig(env).operation.tracing;
    expect(tracing({ ...endpoint, OTEL_SERVICE_NAME: 'shop' })).toEqual({ isOn: true, serviceName: 'shop' });
    expect(tracing({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).isOn).toBe(false);
    expect(problemsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toHaveLength(1);
  });

  it('reads the origins that the address service calls', () => {
    const origins = (list: string) => ({ ADDRESS_AUTOCOMPLETE_ORIGINS: list });
    expect(readConfig(origins('https://a.example, https://b.example')).services.addressAutocompleteOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
    expect(problemsOf(origins('https://a.example,b.example'))).toEqual([
      'ADDRESS_AUTOCOMPLETE_ORIGINS is "https://a.example,b.example", expected a comma list of origins without a path, such as https://api.example.cz',
    ]);
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', SESSION_SECRET: '  ', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('reads secrets, the first one encrypts', () => {
    expect(readConfig({ SESSION_SECRET: `${secret}1, ${secret}2` }).sessionSecrets).toEqual([
      `${secret}1`,
      `${secret}2`,
    ]);
  });

  it('requires a secret in production for the process that has sessions', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      'SESSION_SECRET is missing, expected a secret of at least 32 characters in production',
    ]);
    expect(readConfig({ NODE_ENV: 'production', SESSION_SECRET: secret }).isProduction).toBe(true);
    expect(readConfig({ NODE_ENV: 'production' }, { usesSession: false }).isProduction).toBe(true);
  });

  it('reads the payment provider, all of it or nothing', () => {
    const gopay = {
      GOPAY_URL: 'https://gw.example.com',
      GOPAY_GOID: '1',
      GOPAY_CLIENT_ID: '2',
      GOPAY_CLIENT_SECRET: '3',
    };
    expect(readConfig(gopay).services.gopay).toEqual({
      url: 'https://gw.example.com',
      goid: '1',
      clientId: '2',
      clientSecret: '3',
    });
    expect(problemsOf({ ...gopay, GOPAY_GOID: '' })).toEqual([
      'GOPAY_GOID is missing, expected a value, since other GOPAY_ variables have one',
    ]);
  });

  it.each([
    ['PORT', 'abc', 'PORT is "abc", expected a port number from 0 to 65535'],
    ['BACKEND_PORT', '70000', 'BACKEND_PORT is "70000", expected a port number from 0 to 65535'],
    [
      'PUBLIC_URL',
      'shop.cz',
      'PUBLIC_URL is "shop.cz", expected an origin without a path, such as https://www.example.cz',
    ],
    [
      'PUBLIC_URL',
      'https://a.cz/shop',
      'PUBLIC_URL is "https://a.cz/shop", expected an origin without a path, such as https://www.example.cz',
    ],
    ['STORE_API_URL', 'ftp://a', 'STORE_API_URL is "ftp://a", expected an address such as https://api.example.cz'],
    ['THEME', 'dark', 'THEME is "dark", expected one of default, alternative'],
    ['TRUST_PROXY', 'yes', `TRUST_PROXY is "yes", expected ${expectedTrustedProxies}`],
    ['COOKIE_PREFIX', 'a b', 'COOKIE_PREFIX is "a b", expected letters, digits, _ and -'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", expected one of info, fatal, error, warn, debug, trace, silent'],
    [
      'DATABASE_URL',
      'mysql://u:p@h/d',
      'DATABASE_URL is (hidden), expected an address such as postgres://user@host/database, with several hosts host:5432,other:5432',
    ],
    ['SMTP_URL', 'nonsense', 'SMTP_URL is (hidden), expected an address such as smtp://host:25'],
    [
      'SESSION_SECRET',
      'short',
      'SESSION_SECRET is (hidden), expected a comma list of secrets of at least 32 characters',
    ],
  ])('describes the error of %s=%s', (name, value, line) => {
    expect(problemsOf({ [name]: value })).toEqual([line]);
  });

  it.each(['', 'cz', '*=cz:de:CZK', 'a=cz:cs:crown', '*=cz:cs:CZK,nonsense'])(
    'refuses the domains "%s" unless they are unset',
    (value) => {
      expect(problemsOf({ DOMAINS: value })).toHaveLength(value === '' ? 0 : 1);
    },
  );

  it('refuses unknown features, and lists the known ones', () => {
    const [line] = problemsOf({ FEATURES: 'compare,teleport' });
    expect(line).toMatch(/^FEATURES is "compare,teleport", expected a comma list .*compare, .*wishList$/);
  });

  it('reports all errors at once', () => {
    expect(problemsOf({ NODE_ENV: 'production', PORT: 'x', THEME: 'y', GOPAY_URL: 'http://gw' })).toHaveLength(6);
  });
});
