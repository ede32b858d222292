import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';

interface Rows<Row> {
  rows: Row[];
}

/** What both drivers return for a raw statement. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Tables are named by each statement: drizzle's own queries by name are not used. */
type Schema = Record<string, never>;

/** The shop's database, the same for embedded PGlite and for a PostgreSQL server. */
export type Database = PgDatabase<RowsResult, Schema>;

/** An open transaction; inside one, every statement goes through it (PGlite would wait for itself otherwise). */
export type Transaction = PgTransaction<RowsResult, Schema, ExtractTablesWithRelations<Schema>>;

/** For functions that only read or write rows, in or outside a transaction. */
export type Queryable = Database | Transaction;
