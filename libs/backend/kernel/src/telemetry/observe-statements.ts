import { counter, createSpanRecorder, histogram, slowShares } from '@vyloha/telemetry/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../config/settings';
import { observeEveryStatement } from '../database/statement-observer';
import { normalizeSql, operationOf } from './normalize-sql';
import { currentRoute, requestScope } from './request-scope';

const durations = histogram(
  'vyloha_database_statement_duration_seconds',
  'Time of statements by their first word',
  ['operation'],
  [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
);

const statements = counter('vyloha_database_route_statements_total', 'Statements, by route', ['route']);
const seconds = counter('vyloha_database_route_seconds_total', 'Time of statements, by route', ['route']);

/** Measures every statement and logs each one that took longer than its share of the time limit. */
export function observeStatements(
  { operation: { statementTimeoutMs } }: Pick<Settings, 'operation'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => void {
  const slowMs = statementTimeoutMs * slowShares.statement;
  return observeEveryStatement((sql) => {
    const scope = requestScope.getStore();
    const route = currentRoute();
    const span = createSpanRecorder();
    const startedAt = performance.now();
    return (error) => {
      const durationMs = performance.now() - startedAt;
      const operation = operationOf(sql);
      durations.observe({ operation }, durationMs / 1000);
      statements.inc({ route });
      seconds.inc({ route }, durationMs / 1000);
      // Building the text costs more than most statements; it is done lazily.
      const attributes = () => ({ 'db.system.name': 'postgresql', 'db.query.text': normalizeSql(sql) });
      span?.({ name: operation.toUpperCase(), durationMs, attributes, error });
      if (durationMs < slowMs) return;
      const line = { sql: normalizeSql(sql), milliseconds: Math.round(durationMs), route };
      (scope?.log ?? log).warn(line, 'slow statement');
    };
  });
}
