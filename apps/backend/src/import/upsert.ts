import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database';

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
 * Inserts the rows or, where their key is taken, overwrites them. All rows have the same properties; columns without a
 * property keep what they have, and so do those that are given to new rows only.
 */
export async function upsert<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
  key: readonly (keyof T['$inferInsert'] & string)[],
  onlyWhenNew: readonly (keyof T['$inferInsert'] & string)[] = [],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const given = Object.entries(getTableColumns(table)).filter(([name]) => name in first);
  const names = given.map(([, column]) => sql.identifier(column.name));
  const values = given.map(([name, column]) => {
    const value = sql`record.${sql.identifier(name)}`;
    return isLexemes(column) ? sql`to_tsvector('simple', ${value})` : value;
  });
  const changes = given
    .filter(([name]) => ![...key, ...onlyWhenNew].some((part) => part === name))
    .map(([, column]) => sql`${sql.identifier(column.name)} = excluded.${sql.identifier(column.name)}`);
  const conflict = given
    .filter(([name]) => key.some((part) => part === name))
    .map(([, column]) => sql.identifier(column.name));
  const action = changes.length === 0 ? sql`do nothing` : sql`do update set ${sql.join(changes, sql`, `)}`;
  await db.execute(sql`
    insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${recordset(Object.fromEntries(given), rows, sql`record`)}
    on conflict (${sql.join(conflict, sql`, `)}) ${action}`);
}
