import { AsyncResource } from 'node:async_hooks';
import type { PGliteInterface } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { beginStatement } from './statement-observer';
import { wrapQueries } from './wrap-queries';

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isConfig ? String(statement.text) : '';
}

function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function';
}

/** Wraps a query function to measure each run; drivers call a callback or return a promise. */
function withMeasurement<Query extends object>(query: Query): Query {
  return new Proxy(query, {
    apply(target, self, args: unknown[]) {
      const end = beginStatement(() => textOf(args[0]));
      if (end === null || !isFunction(target)) return Reflect.apply(target as never, self, args);
      const callback = args.at(-1);
      if (isFunction(callback)) {
        const endAndCall = (...result: unknown[]) => {
          end(result[0]);
          callback(...result);
        };
        return Reflect.apply(target, self, [...args.slice(0, -1), endAndCall]);
      }
      const result: unknown = Reflect.apply(target, self, args);
      if (result instanceof Promise) result.then(() => end(), end);
      return result;
    },
  });
}

/**
 * Measures the statements of a pool from when a connection takes them. A caller that waits for a connection gets it in
 * its own async scope, not in that of whoever released it.
 */
export function measurePool(pool: Pool): void {
  pool.on('connect', (client) => {
    client.query = withMeasurement(client.query);
  });
  pool.connect = new Proxy(pool.connect, {
    apply: (target, self, args: unknown[]) =>
      Reflect.apply(target, self, args.map((arg) => (isFunction(arg) ? AsyncResource.bind(arg) : arg)) as []),
  });
}

/** Measures the statements of an embedded database, also in transactions, including the wait for others. */
export function measureEmbedded(client: PGliteInterface): void {
  wrapQueries(client, withMeasurement);
}
