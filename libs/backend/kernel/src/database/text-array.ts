import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The texts as one parameter: a statement is the same however many there are, so that it is parsed and planned once. */
export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** Like `inArray`, but one statement for any number of values. */
export function isOneOf(text: SQLWrapper, values: readonly string[]): SQL {
  return sql`${text} = any (${textArray(values)})`;
}
