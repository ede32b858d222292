import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database';

type Row = Record<string, unknown>;

/**
 * The rows as a table of their own: one JSON parameter however many there are, so a batch of a thousand rows costs one
 * short statement on either database. Text for a tsvector column is turned into lexemes without stemming.
 */
export function recordset(columns: Record<string, PgColumn>, rows: readonly Row[], alias: SQL): SQL {
  const types = Object.entries(columns).map(([name, column]) => sql`${sql.identifier(name)} ${sqlType(column)}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as ${alias}(${sql.join(types, sql`, `)})`;
}

const isLexemes = (column: PgColumn) => column.getSQLType() === 'tsvector';
const sqlType = (column: PgColumn) => sql.raw(isLexemes(column) ? 'text' : column.getSQLType());

/**
 * Inserts the rows or, where their key is taken and anything differs, overwrites them. All rows have the same properties;
 * columns without a property keep what they have, and so do those that are given to new rows only. Rows are written in
 * the order of their keys, so that two writers never wait for each other in a ring.
 * @returns the keys of what was written
 */
export async function upsert<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
  key: readonly (keyof T['$inferInsert'] & string)[],
  onlyWhenNew: readonly (keyof T['$inferInsert'] & string)[] = [],
): Promise<Record<string, unknown>[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const given = Object.entries(getTableColumns(table)).filter(([name]) => name in first);
  const isKey = ([name]: [string, PgColumn]) => key.some((part) => part === name);
  const values = given.map(([name, column]) => {
    const value = sql`record.${sql.identifier(name)}`;
    return isLexemes(column) ? sql`to_tsvector('simple', ${value})` : value;
  });
  const keys = given.filter(isKey);
  const changing = given.filter((entry) => !isKey(entry) && !onlyWhenNew.some((part) => part === entry[0]));
  const { rows: written } = await db.execute<Record<string, unknown>>(sql`
    insert into ${table} as standing (${namesOf(given)})
    select ${sql.join(values, sql`, `)} from ${recordset(Object.fromEntries(given), rows, sql`record`)}
    order by ${sql.join(
      keys.map(([name]) => sql`record.${sql.identifier(name)}`),
      sql`, `,
    )}
    on conflict (${namesOf(keys)}) ${overwriting(changing)}
    returning ${sql.join(
      keys.map(([name, column]) => sql`standing.${sql.identifier(column.name)} as ${sql.identifier(name)}`),
      sql`, `,
    )}`);
  return written;
}

type Columns = readonly (readonly [string, PgColumn])[];

const listOf = (columns: Columns, of: (column: SQL) => SQL) =>
  sql.join(
    columns.map(([, { name }]) => of(sql`${sql.identifier(name)}`)),
    sql`, `,
  );
const namesOf = (columns: Columns) => listOf(columns, (column) => column);

function overwriting(columns: Columns): SQL {
  if (columns.length === 0) return sql`do nothing`;
  const standing = listOf(columns, (column) => sql`standing.${column}`);
  const excluded = listOf(columns, (column) => sql`excluded.${column}`);
  return sql`do update set ${listOf(columns, (column) => sql`${column} = excluded.${column}`)}
    where (${standing}) is distinct from (${excluded})`;
}

/** Deletes what stands within `among` and is none of the rows. @returns the keys of what was deleted */
export async function deleteOthers<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
  key: readonly (keyof T['$inferInsert'] & string)[],
  among: SQL,
): Promise<Record<string, unknown>[]> {
  const keys = Object.entries(getTableColumns(table)).filter(([name]) => key.some((part) => part === name));
  const own = sql.join(
    keys.map(([name]) => sql`record.${sql.identifier(name)}`),
    sql`, `,
  );
  const kept = rows.map((row) => Object.fromEntries(key.map((part) => [part, Reflect.get(row, part)])));
  const { rows: deleted } = await db.execute<Record<string, unknown>>(sql`
    delete from ${table} where ${among}
      and (${namesOf(keys)}) not in (select ${own} from ${recordset(Object.fromEntries(keys), kept, sql`record`)})
    returning ${sql.join(
      keys.map(([name, column]) => sql`${sql.identifier(column.name)} as ${sql.identifier(name)}`),
      sql`, `,
    )}`);
  return deleted;
}
