import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type * as schema from './schema';

interface Rows<Row> {
  rows: Row[];
}

/** What both drivers answer to a raw statement. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

type Schema = typeof schema;

/** The shop's database, the same for embedded PGlite and for a PostgreSQL server. */
export type Database = PgDatabase<RowsResult, Schema>;

/** An open transaction; inside one, every statement goes through it (PGlite would wait for itself otherwise). */
export type Transaction = PgTransaction<RowsResult, Schema, ExtractTablesWithRelations<Schema>>;

/** A function that only reads or writes rows works on either. */
export type Queryable = Database | Transaction;
