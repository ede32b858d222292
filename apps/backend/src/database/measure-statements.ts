import { AsyncResource } from 'node:async_hooks';
import type { PGliteInterface, Transaction } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { beginStatement } from './statement-observer';

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isConfig ? String(statement.text) : '';
}

function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function';
}

/** The same function, telling of each run; drivers take their answer as a callback or give a promise. */
function measured<Query extends object>(query: Query): Query {
  return new Proxy(query, {
    apply(target, self, args: unknown[]) {
      const end = beginStatement(() => textOf(args[0]));
      if (end === null || !isFunction(target)) return Reflect.apply(target as never, self, args);
      const callback = args.at(-1);
      if (isFunction(callback)) {
        const endAndCall = (...answer: unknown[]) => {
          end(answer[0]);
          callback(...answer);
        };
        return Reflect.apply(target, self, [...args.slice(0, -1), endAndCall]);
      }
      const answer: unknown = Reflect.apply(target, self, args);
      if (answer instanceof Promise) answer.then(() => end(), end);
      return answer;
    },
  });
}

/**
 * Measures the statements of a pool from when a connection takes them. A caller that waits for a connection gets it in
 * the scope in which it asked, not in that of whoever gave it back.
 */
export function measurePool(pool: Pool): void {
  pool.on('connect', (client) => {
    client.query = measured(client.query);
  });
  pool.connect = new Proxy(pool.connect, {
    apply: (target, self, args: unknown[]) =>
      Reflect.apply(target, self, args.map((arg) => (isFunction(arg) ? AsyncResource.bind(arg) : arg)) as []),
  });
}

/** Measures the statements of an embedded database, those of its transactions too; waiting for others is part of it. */
export function measureEmbedded(client: PGliteInterface): void {
  client.query = measured(client.query);
  client.transaction = new Proxy(client.transaction, {
    apply(target, self, [work]: [(tx: Transaction) => Promise<unknown>]) {
      const measuredWork = (tx: Transaction) => work(Object.assign(tx, { query: measured(tx.query) }));
      return Reflect.apply(target, self, [measuredWork]);
    },
  });
}
