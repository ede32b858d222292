import { serveMetrics } from '@vyloha/telemetry/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../config/settings';
import { openDatabase } from '../../database/open-database';
import type { OpenDatabase } from '../../database/opened-database';
import { enqueueJobs } from '../../jobs/enqueue-jobs';
import { runJobs, type RunningJobs } from '../../jobs/run-jobs';
import type { BackendDeps } from './backend-deps';
import { buildApp } from './build-app';
import { InFlightRequests } from './in-flight-requests';
import { notifyWatchers } from '../../watchers/notify-watchers';
import { observeStatements } from '../../telemetry/observe-statements';
import { repeat } from '../background/repeat';
import { tidyUp } from '../background/tidy-up';

const upkeepIntervalMs = 60 * 60 * 1000;
const notifyIntervalMs = 60 * 1000;

export interface RunningBackend {
  /** Makes /readyz respond 503, so that load balancers stop sending requests; all else is still served. */
  drain(): void;
  /** Finishes requests in flight, then closes the database and releases its lock. Safe to call twice. */
  stop(): Promise<void>;
}

/** Listens at once (responding 503) and serves as soon as the database is open and migrated. */
export async function startBackend(settings: Settings, log: FastifyBaseLogger): Promise<RunningBackend> {
  let opened: OpenDatabase | null = null;
  const { metricsPort } = settings.operation;
  await serveMetrics(metricsPort === null ? null : { host: settings.host, port: metricsPort.backend });
  observeStatements(settings, log);
  let isDraining = false;
  let jobs: RunningJobs | null = null;
  const inFlight = new InFlightRequests();
  const deps: BackendDeps = {
    settings,
    log,
    database: () => opened?.db ?? null,
    upkeep: () => opened?.upkeep ?? null,
    embeddedIn: () => (opened?.kind === 'embedded' ? settings.dataDir : null),
    isDraining: () => isDraining,
    now: () => new Date(),
    checkResponses: false,
    wakeJobs: () => jobs?.wake(),
  };
  const app = buildApp(deps, inFlight);
  await app.listen({ port: settings.port, host: settings.host });
  try {
    opened = await openDatabase(settings);
  } catch (error) {
    await app.close();
    throw error;
  }
  const { db, upkeep, kind, close } = opened;
  log.info({ database: kind }, 'ready');
  const running = runJobs({ db: upkeep, kind }, log, inFlight.hasPendingRequests);
  jobs = running;
  /** For work that only one backend needs to do. */
  const repeatAsLeader = (name: string, intervalMs: number, work: () => Promise<unknown>) =>
    repeat(name, intervalMs, async () => ((await running.isLeader()) ? work() : null), log);
  const tasks = [
    running,
    repeatAsLeader('tidying up', upkeepIntervalMs, () => tidyUp(upkeep, new Date())),
    repeatAsLeader('counting', upkeepIntervalMs, () => enqueueJobs(upkeep, 'bought-together', [''])),
    repeatAsLeader('writing to watchers', notifyIntervalMs, () =>
      notifyWatchers({ db, settings, log, now: new Date() }),
    ),
  ];
  const stop = async () => {
    await Promise.all(tasks.map((work) => work.stop()));
    await app.close();
    await close();
  };
  let stopping: Promise<void> | null = null;
  const drain = () => {
    isDraining = true;
  };
  return { drain, stop: () => (stopping ??= stop()) };
}
