import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { isUnreachable } from './is-unreachable';

describe('isUnreachable', () => {
  it('knows a server that is not there', async () => {
    const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/nothing' });
    const error = await drizzle(pool)
      .execute(sql`select 1`)
      .then(
        () => null,
        (reason: unknown) => reason,
      );
    expect(isUnreachable(error)).toBe(true);
    await pool.end();
  });

  it.each([
    [Object.assign(new Error('the database system is starting up'), { code: '57P03' }), true],
    [new Error('wrapped', { cause: new Error('timeout exceeded when trying to connect') }), true],
    [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
    [new Error('anything'), false],
    ['text', false],
  ])('%s: %s', (error, expected) => {
    expect(isUnreachable(error)).toBe(expected);
  });
});
