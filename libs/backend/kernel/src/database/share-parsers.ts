import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { wrapQueries } from './wrap-queries';

type Parsers = NonNullable<QueryOptions['parsers']>;

function isOptions(value: unknown): value is QueryOptions {
  return typeof value === 'object' && value !== null;
}

/**
 * Sets the parsers that come with a query once for all: PGlite would copy its several hundred for each query, which
 * takes longer than many a statement. Drizzle brings the same with each.
 */
export function shareParsers(client: PGlite): void {
  const shared: Parsers = {};
  const known = new WeakSet<Parsers>();

  function share(parsers: Parsers): void {
    if (known.has(parsers)) return;
    known.add(parsers);
    for (const [type, parser] of Object.entries(parsers)) {
      if (Number(type) in shared) continue;
      shared[Number(type)] = parser;
      client.parsers[Number(type)] = parser;
    }
  }

  wrapQueries(client, (query) => {
    return new Proxy(query, {
      apply(target, self, [text, values, options]: unknown[]) {
        if (!isOptions(options) || options.parsers === undefined)
          return Reflect.apply(target as never, self, [text, values, options]);
        const { parsers, ...others } = options;
        share(parsers);
        return Reflect.apply(target as never, self, [text, values, others]);
      },
    });
  });
}
