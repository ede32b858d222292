import { describe, expect, it } from 'vitest';
import { parseDatabaseUrl } from './parse-database-url';

describe('parseDatabaseUrl', () => {
  it.each([
    ['postgres://shop:p%40ss@db.example/vyloha', ['postgres://shop:p%40ss@db.example/vyloha']],
    ['postgresql://db.example:6432/vyloha/', ['postgresql://db.example:6432/vyloha']],
    [
      'postgres://shop:s@a:5432,b:5433,[::1]/vyloha?sslmode=require&target_session_attrs=read-write',
      [
        'postgres://shop:s@a:5432/vyloha?sslmode=require',
        'postgres://shop:s@b:5433/vyloha?sslmode=require',
        'postgres://shop:s@[::1]/vyloha?sslmode=require',
      ],
    ],
  ])('gives %s an address for each host', (value, addresses) => {
    expect(parseDatabaseUrl(value)).toEqual(addresses);
  });

  it.each([
    'mysql://host/database',
    'host/database',
    'postgres://a,,b/database',
    'postgres://a:5432,b:port/database',
    'postgres://a,b/database?target_session_attrs=standby',
  ])('refuses %s', (value) => {
    expect(parseDatabaseUrl(value)).toBeNull();
  });
});
