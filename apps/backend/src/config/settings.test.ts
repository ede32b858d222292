import { describe, expect, it } from 'vitest';
import { readSettings, SettingsProblem } from './settings';

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      dataDir: '.data',
      smtpUrl: null,
      logLevel: 'info',
    });
  });

  it('takes an empty value for an unset one and the storefront port for the address', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: '8080' })).toMatchObject({
      databaseUrl: null,
      publicUrl: 'http://localhost:8080',
    });
    expect(readSettings({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
  });

  it('reports all problems at once and keeps secrets', () => {
    const read = () =>
      readSettings({
        BACKEND_PORT: '99999',
        PUBLIC_URL: 'shop',
        DATABASE_URL: 'mysql://root:secret@host/shop',
        LOG_LEVEL: 'loud',
      });
    expect(read).toThrow(SettingsProblem);
    expect(read).toThrow(
      [
        'BACKEND_PORT is "99999", expected a port number from 0 to 65535',
        'PUBLIC_URL is "shop", expected an address such as https://www.example.cz',
        'DATABASE_URL is (hidden), expected an address such as postgres://user@host/database',
        'LOG_LEVEL is "loud", expected one of fatal, error, warn, info, debug, trace, silent',
      ].join('\n'),
    );
  });
});
