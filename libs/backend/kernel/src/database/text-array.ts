import { sql, type SQL } from 'drizzle-orm';

/** The texts as an SQL array of separate parameters, which both drivers bind the same way. */
export function textArray(values: readonly string[]): SQL {
  const elements = values.map((value) => sql`${value}`);
  return sql`array[${sql.join(elements, sql`, `)}]::text[]`;
}
