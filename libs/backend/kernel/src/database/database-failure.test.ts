import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { isDataException, isTransactionConflict, isUnavailable } from './database-failure';

describe('isUnavailable', () => {
  it('recognizes a server that is not running', async () => {
    const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
    const error = await drizzle(pool)
      .execute(sql`select 1`)
      .then(
        () => null,
        (reason: unknown) => reason,
      );
    expect(isUnavailable(error)).toBe(true);
    await pool.end();
  });

  it.each([
    [Object.assign(new Error('the database system is starting up'), { code: '57P03' }), true],
    [new Error('wrapped', { cause: new Error('timeout exceeded when trying to connect') }), true],
    [new Error('Client has encountered a connection error and is not queryable'), true],
    [Object.assign(new Error('statement timeout'), { code: '57014' }), true],
    [Object.assign(new Error('lock timeout'), { code: '55P03' }), true],
    [Object.assign(new Error('deadlock detected'), { code: '40P01' }), true],
    [Object.assign(new Error('read-only transaction'), { code: '25006' }), true],
    [Object.assign(new Error('no space left on device'), { code: '53100' }), true],
    [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
    [new Error('anything'), false],
    ['text', false],
  ])('%s: %s', (error, expected) => {
    expect(isUnavailable(error)).toBe(expected);
  });
});

it.each([
  ['40P01', 'isLostRace'],
  ['40001', 'isLostRace'],
  ['22003', 'isDataException'],
  ['22P02', 'isDataException'],
  ['23505', 'neither'],
])('%s is %s', (code, kind) => {
  const error = new Error('Failed query', { cause: Object.assign(new Error('said by the server'), { code }) });
  expect([isTransactionConflict(error), isDataException(error)]).toEqual([
    kind === 'isLostRace',
    kind === 'isDataException',
  ]);
});
