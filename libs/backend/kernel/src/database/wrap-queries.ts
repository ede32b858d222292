import type { PGliteInterface, Transaction } from '@electric-sql/pglite';

/** Wraps the query function of an embedded database, also in its transactions. */
export function wrapQueries(client: PGliteInterface, wrap: <Query extends object>(query: Query) => Query): void {
  client.query = wrap(client.query);
  client.transaction = new Proxy(client.transaction, {
    apply(target, self, [work]: [(tx: Transaction) => Promise<unknown>]) {
      const wrappedWork = (tx: Transaction) => work(Object.assign(tx, { query: wrap(tx.query) }));
      return Reflect.apply(target, self, [wrappedWork]);
    },
  });
}
