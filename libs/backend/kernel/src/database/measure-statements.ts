import { AsyncResource } from 'node:async_hooks';
import type { PGliteInterface } from '@electric-sql/pglite';
import { counter } from '@vyloha/telemetry/server';
import type { Pool, PoolClient } from 'pg';
import { currentRoute } from '../telemetry/request-scope';
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
function withMeasurement<Query extends object>(query: Query, process: number | null = null): Query {
  return new Proxy(query, {
    apply(target, self, args: unknown[]) {
      const end = beginStatement(() => textOf(args[0]), process);
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

const poolWaits = counter('vyloha_database_pool_waits_total', 'Waits for a connection, by route', ['route']);
const poolWaitSeconds = counter('vyloha_database_pool_wait_seconds_total', 'Time waited for a connection, by route', [
  'route',
]);

/** Begins to measure the wait for a connection, in the async scope of its caller. @returns ends it */
function beginPoolWait(): () => void {
  const route = currentRoute();
  const startedAt = performance.now();
  return () => {
    poolWaits.inc({ route });
    poolWaitSeconds.inc({ route }, (performance.now() - startedAt) / 1000);
  };
}

/** The number by which the server knows the connection. */
function processOf(client: PoolClient): number | null {
  const process: unknown = Reflect.get(client, 'processID');
  return typeof process === 'number' ? process : null;
}

/**
 * Measures the statements of a pool from when a connection takes them, and the waits for one that is not idle. A caller that
 * waits gets it in its own async scope, not in that of whoever released it.
 */
export function measurePool(pool: Pool): void {
  pool.on('connect', (client) => {
    client.query = withMeasurement(client.query, processOf(client));
  });
  pool.connect = new Proxy(pool.connect, {
    apply: (target, self, args: unknown[]) => {
      // Idle ones are for those who wait first.
      const end = pool.idleCount > pool.waitingCount ? null : beginPoolWait();
      const [callback] = args;
      if (!isFunction(callback)) {
        const result = Reflect.apply(target, self, []);
        if (end !== null) result.then(end, end);
        return result;
      }
      const endAndCall = (...found: unknown[]) => {
        end?.();
        callback(...found);
      };
      return Reflect.apply(target, self, [AsyncResource.bind(endAndCall)] as unknown as []);
    },
  });
}

/** Measures the statements of an embedded database, also in transactions, including the wait for others. */
export function measureEmbedded(client: PGliteInterface): void {
  wrapQueries(client, (query) => withMeasurement(query));
}
