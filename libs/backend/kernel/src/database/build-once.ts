import type { Queryable } from './database';

/**
 * A prepared statement of each database: its SQL is built when it first runs, which takes longer than many a statement
 * itself. A transaction has its own handle, so within one it is built anew.
 */
export function buildOnce<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const statements = new WeakMap<Queryable, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known !== undefined) return known;
    const built = build(db);
    statements.set(db, built);
    return built;
  };
}
