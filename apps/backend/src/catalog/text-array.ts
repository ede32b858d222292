import { sql, type SQL } from 'drizzle-orm';

/** The texts as one SQL array, each its own parameter: both drivers bind those alike. */
export function textArray(values: readonly string[]): SQL {
  const elements = values.map((value) => sql`${value}`);
  return sql`array[${sql.join(elements, sql`, `)}]::text[]`;
}
