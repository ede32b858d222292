import { readConfig } from '@vyloha/config/server';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

describe('readSettings', () => {
  it('requires nothing, not even the secret of the storefront in production', () => {
    expect(readSettings({ NODE_ENV: 'production' })).toEqual({
      aresUrl: null,
      viesUrl: null,
      exchangeRatesUrl: null,
      eInvoices: null,
      addressAutocompleteKey: null,
      gopay: null,
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      databaseReadUrl: null,
      databaseDirectUrl: null,
      domains: readConfig({}).domains,
      feeds: { names: [], maxAgeMs: 3_600_000 },
      hasTrailingSlashes: false,
      dataDir: '.data',
      files: null,
      legalDutiesOff: [],
      smtpUrl: null,
      orderCopyTo: null,
      orderMailsOff: [],
      questionCopyTo: null,
      shopCountry: 'cz',
      greenClaimWords: [],
      logLevel: 'info',
      operation: readConfig({}).operation,
      orderSchedulesFor: 'nobody',
      popularSearches: { isOn: true, denied: [] },
      graphqlIntrospection: false,
    });
  });

  it.each([
    [{ NODE_ENV: 'development' }, true],
    [{ NODE_ENV: 'production', FEATURES: 'graphqlIntrospection' }, true],
    [{ NODE_ENV: 'production' }, false],
  ])('exposes the GraphQL schema with %o: %s', (environment, expected) => {
    expect(readSettings(environment).graphqlIntrospection).toBe(expected);
  });

  it.each([
    ['orderSchedules,orderSchedulesOfBusiness', 'everybody'],
    ['orderSchedulesOfBusiness', 'businesses'],
    ['', 'nobody'],
  ])('has orders repeated with FEATURES=%s for %s', (features, expected) => {
    expect(readSettings({ FEATURES: features }).orderSchedulesFor).toBe(expected);
  });

  it('reports all problems at once', () => {
    expect(() => readSettings({ BACKEND_PORT: '99999', DATABASE_URL: 'mysql://root:secret@host/shop' })).toThrow(
      [
        'BACKEND_PORT is "99999", expected a port number from 0 to 65535',
        'DATABASE_URL is (hidden), expected an address such as postgres://user@host/database, with several hosts host:5432,other:5432',
      ].join('\n'),
    );
  });
});
