import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Queryable } from './database';

type Reads = readonly (() => PromiseLike<unknown>)[];
type Results<All extends Reads> = { [Index in keyof All]: Awaited<ReturnType<All[Index]>> };

/**
 * Runs reads that do not depend on each other at once; in a transaction one after the other, since its connection takes
 * a single statement at a time.
 */
export async function loadTogether<All extends Reads>(db: Queryable, reads: readonly [...All]): Promise<Results<All>> {
  const results: unknown[] = [];
  if (is(db, PgTransaction)) for (const read of reads) results.push(await read());
  else results.push(...(await Promise.all(reads.map((read) => read()))));
  // The mapped tuple is not known to be an array of the same length.
  return results as Results<All>;
}
