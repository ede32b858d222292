import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database';

type Row = Record<string, unknown>;

/**
 * The rows as a SQL recordset: one JSON parameter for any number of rows, so a batch of a thousand rows costs one
 * short statement on either database. Text for a tsvector column is converted to lexemes without stemming.
 */
export function recordset(columns: Record<string, PgColumn>, rows: readonly Row[], alias: SQL): SQL {
  const types = Object.entries(columns).map(([name, column]) => sql`${sql.identifier(name)} ${sqlType(column)}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as ${alias}(${sql.join(types, sql`, `)})`;
}

const isLexemes = (column: PgColumn) => column.getSQLType() === 'tsvector';
const sqlType = (column: PgColumn) => sql.raw(isLexemes(column) ? 'text' : column.getSQLType());

/**
 * Inserts the rows or, where the key exists and anything differs, updates them. All rows have the same properties;
 * columns without a property keep their values, and so do insert-only columns. Rows are written in
 * the order of their keys, so that concurrent writers never deadlock.
 * @returns the keys of the written rows
 */
export async function upsert<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
  key: readonly (keyof T['$inferInsert'] & string)[],
  insertOnlyColumns: readonly (keyof T['$inferInsert'] & string)[] = [],
): Promise<Record<string, unknown>[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const givenColumns = Object.entries(getTableColumns(table)).filter(([name]) => name in first);
  const isKey = ([name]: [string, PgColumn]) => key.some((part) => part === name);
  const values = givenColumns.map(([name, column]) => {
    const value = sql`record.${sql.identifier(name)}`;
    return isLexemes(column) ? sql`to_tsvector('simple', ${value})` : value;
  });
  const keys = givenColumns.filter(isKey);
  const updatedColumns = givenColumns.filter(
    (entry) => !isKey(entry) && !insertOnlyColumns.some((part) => part === entry[0]),
  );
  const { rows: written } = await db.execute<Record<string, unknown>>(sql`
    insert into ${table} as standing (${joinColumnNames(givenColumns)})
    select ${sql.join(values, sql`, `)} from ${recordset(Object.fromEntries(givenColumns), rows, sql`record`)}
    order by ${sql.join(
      keys.map(([name]) => sql`record.${sql.identifier(name)}`),
      sql`, `,
    )}
    on conflict (${joinColumnNames(keys)}) ${toConflictClause(updatedColumns)}
    returning ${sql.join(
      keys.map(([name, column]) => sql`standing.${sql.identifier(column.name)} as ${sql.identifier(name)}`),
      sql`, `,
    )}`);
  return written;
}

/**
 * Frees the values of a unique column that rows of the same import pass on to each other: the row that had one is
 * written later, or is removed. Call it before `upsert`, once it is certain that nobody else has them.
 */
export async function freeValues(
  db: Queryable,
  table: PgTable,
  column: PgColumn,
  wanted: readonly { id: string; value: string }[],
): Promise<void> {
  const name = sql.identifier(column.name);
  await db.execute(sql`
    update ${table} as standing set ${name} = 'moving ' || standing.id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb) as given (id text, value text)
    where standing.${name} = given.value and standing.id <> given.id`);
}

type Columns = readonly (readonly [string, PgColumn])[];

const joinColumns = (columns: Columns, of: (column: SQL) => SQL) =>
  sql.join(
    columns.map(([, { name }]) => of(sql`${sql.identifier(name)}`)),
    sql`, `,
  );
const joinColumnNames = (columns: Columns) => joinColumns(columns, (column) => column);

function toConflictClause(columns: Columns): SQL {
  if (columns.length === 0) return sql`do nothing`;
  const existing = joinColumns(columns, (column) => sql`standing.${column}`);
  const excluded = joinColumns(columns, (column) => sql`excluded.${column}`);
  return sql`do update set ${joinColumns(columns, (column) => sql`${column} = excluded.${column}`)}
    where (${existing}) is distinct from (${excluded})`;
}

/** Deletes the rows within `among` that are not in `rows`. @returns the keys of the deleted rows */
export async function deleteMissing<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
  key: readonly (keyof T['$inferInsert'] & string)[],
  condition: SQL,
): Promise<Record<string, unknown>[]> {
  const keys = Object.entries(getTableColumns(table)).filter(([name]) => key.some((part) => part === name));
  const recordKeys = sql.join(
    keys.map(([name]) => sql`record.${sql.identifier(name)}`),
    sql`, `,
  );
  const keyRows = rows.map((row) => Object.fromEntries(key.map((part) => [part, Reflect.get(row, part)])));
  const { rows: deleted } = await db.execute<Record<string, unknown>>(sql`
    delete from ${table} where ${condition}
      and (${joinColumnNames(keys)}) not in (select ${recordKeys} from ${recordset(Object.fromEntries(keys), keyRows, sql`record`)})
    returning ${sql.join(
      keys.map(([name, column]) => sql`${sql.identifier(column.name)} as ${sql.identifier(name)}`),
      sql`, `,
    )}`);
  return deleted;
}
