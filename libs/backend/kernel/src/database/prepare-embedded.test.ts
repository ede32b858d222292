import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareRepeatedStatements } from './prepare-embedded';

let plain: PGlite;
let prepared: PGlite;

beforeAll(async () => {
  [plain, prepared] = await Promise.all([PGlite.create(), PGlite.create()]);
  prepareRepeatedStatements(prepared);
  for (const client of [plain, prepared]) {
    await client.exec(`create table item (id int primary key, name text, tags text[], data jsonb, at timestamptz);
      insert into item select i, 'name ' || i, array['a', i::text], jsonb_build_object('i', i), now() from generate_series(1, 50) i`);
  }
}, 60_000);

afterAll(() => Promise.all([plain.close(), prepared.close()]));

const count = 'select count(*)::int as count from pg_prepared_statements';

/** What a query returns or how it fails. */
async function outcome(client: PGlite, text: string, values: unknown[], rowMode: 'array' | 'object'): Promise<unknown> {
  try {
    const { rows, fields } = await client.query(text, values, { rowMode });
    return { rows, fields };
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error;
  }
}

const query = fc.oneof(
  fc.tuple(fc.constant('select id, name, tags, data from item where id = $1'), fc.tuple(fc.integer({ max: 60 }))),
  fc.tuple(
    fc.constant('select id from item where name = $1 or $1 is null'),
    fc.tuple(fc.option(fc.constant('name 3'))),
  ),
  fc.tuple(
    fc.constant('select $1::jsonb as value, $2::text[] as list'),
    fc.tuple(fc.jsonValue(), fc.constant(['x"', 'ř'])),
  ),
  fc.tuple(fc.constant('select 1 / $1::int as divided'), fc.tuple(fc.integer({ min: 0, max: 2 }))),
  fc.tuple(fc.constant('select nothing from item where id = $1'), fc.tuple(fc.integer())),
  fc.tuple(fc.constant("update item set name = 'other' where id = $1"), fc.tuple(fc.integer({ min: 70 }))),
);

describe('a database that prepares what is repeated', () => {
  it('returns what one without does, failures included', async () => {
    const rowMode = fc.constantFrom('array' as const, 'object' as const);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(query, rowMode), { maxLength: 12 }), async (queries) => {
        // Several at a time: each waits for its turn.
        const run = (client: PGlite) =>
          Promise.all(queries.map(([[text, values], mode]) => outcome(client, text, [...values], mode)));
        expect(await run(prepared)).toEqual(await run(plain));
      }),
      { numRuns: 100 },
    );
    const { rows } = await prepared.query<{ count: number }>(count);
    expect(rows[0]?.count).toBeGreaterThan(3);
  });

  it('keeps transactions apart from other queries, and rolls back what failed', async () => {
    const insert = 'insert into item (id, name) values ($1, $2)';
    const inTransaction = (id: number, fails: boolean) =>
      prepared.transaction(async (tx) => {
        await tx.query(insert, [id, 'new']);
        await tx.query('select 1 / $1::int', [fails ? 0 : 1]);
      });
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => [inTransaction(100 + at, at % 3 === 0), prepared.query(count)]).flat(),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const { rows } = await prepared.query('select id from item where id >= $1', [100]);
    expect(rows).toHaveLength(20);
  });

  it('prepares anew when a table has other columns', async () => {
    const text = 'select * from item where id = $1';
    for (const id of [1, 2, 3]) await prepared.query(text, [id]);
    await prepared.exec('alter table item add column more int default 7');
    await prepared.query(text, [1]).catch(() => null);
    for (const id of [1, 2, 3]) expect((await prepared.query(text, [id])).rows).toMatchObject([{ id, more: 7 }]);
  });

  it('keeps a bounded number of statements', async () => {
    for (let number = 1; number <= 400; number += 1) {
      for (let run = 0; run < 2; run += 1) await prepared.query(`select ${number}`);
    }
    const { rows } = await prepared.query<{ count: number }>(count);
    expect(rows[0]?.count).toBeLessThanOrEqual(301);
  });
});
