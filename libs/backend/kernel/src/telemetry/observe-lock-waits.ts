import { counter } from '@vyloha/telemetry/server';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/opened-database';
import { observeEveryStatement } from '../database/statement-observer';
import { currentRoute } from './request-scope';

/** Most statements have ended by then; of the others the server is asked at these intervals whether they wait. */
const sampleMs = 200;

const waits = counter('vyloha_database_lock_waits_total', 'Statements that waited for a lock, by route', ['route']);
const waitSeconds = counter('vyloha_database_lock_wait_seconds_total', 'Time waited for locks, by route', ['route']);

interface RunningStatement {
  route: string;
  process: number;
  /** Since when it was not asked about. */
  since: number;
  hasWaited: boolean;
}

/**
 * Measures for how long statements wait for locks of others, to a fifth of a second. The server is asked only while a
 * statement runs that long.
 * @returns stops it
 */
export function observeLockWaits({ upkeep }: Pick<OpenDatabase, 'upkeep'>): () => void {
  const running = new Set<RunningStatement>();
  let isAsking = false;

  async function sample(): Promise<void> {
    const now = performance.now();
    const long = [...running].filter(({ since }) => now - since >= sampleMs);
    if (long.length === 0) return;
    const processes = long.map(({ process }) => process);
    const { rows } = await upkeep.execute<{ pid: number }>(sql`
      select pid from pg_stat_activity
      where wait_event_type = 'Lock' and pid = any (${sql.param(processes)}::int[])`);
    const waiting = new Set(rows.map(({ pid }) => pid));
    for (const statement of long) {
      const { route, process, since, hasWaited } = statement;
      statement.since = now;
      if (!waiting.has(process)) continue;
      if (!hasWaited) waits.inc({ route });
      statement.hasWaited = true;
      waitSeconds.inc({ route }, (now - since) / 1000);
    }
  }

  const timer = setInterval(() => {
    if (isAsking || running.size === 0) return;
    isAsking = true;
    // The statements themselves say what is wrong with the database.
    void sample()
      .catch(() => {})
      .finally(() => (isAsking = false));
  }, sampleMs);
  timer.unref();
  const stopObserving = observeEveryStatement((_sql, process) => {
    if (process === null) return () => {};
    const statement = { route: currentRoute(), process, since: performance.now(), hasWaited: false };
    running.add(statement);
    return () => void running.delete(statement);
  });
  return () => {
    clearInterval(timer);
    stopObserving();
  };
}
