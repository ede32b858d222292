import { serveMetrics } from '@vyloha/telemetry/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../config/settings';
import { openDatabase } from '../database/open-database';
import type { OpenDatabase } from '../database/opened-database';
import { enqueueJobs } from '../jobs/enqueue-jobs';
import { runJobs, type RunningJobs } from '../jobs/run-jobs';
import type { BackendDeps } from './backend-deps';
import { buildApp } from './build-app';
import { InFlight } from './in-flight';
import { notifyWatchers } from '../watchers/notify-watchers';
import { observeStatements } from '../telemetry/observe-statements';
import { repeat } from './repeat';
import { tidyUp } from './tidy-up';

const upkeepEveryMs = 60 * 60 * 1000;
const notifyEveryMs = 60 * 1000;

export interface RunningBackend {
  /** From now on /readyz answers 503, so that a balancer sends nobody new; everything else is served on. */
  drain(): void;
  /** Finishes what is in flight, then closes the database and frees its lock. Safe to call twice. */
  stop(): Promise<void>;
}

/** Listens at once (answering 503) and serves as soon as the database is open and migrated. */
export async function startBackend(settings: Settings, log: FastifyBaseLogger): Promise<RunningBackend> {
  let opened: OpenDatabase | null = null;
  const { metricsPort } = settings.operation;
  await serveMetrics(metricsPort === null ? null : { host: settings.host, port: metricsPort.backend });
  observeStatements(settings, log);
  let isDraining = false;
  let jobs: RunningJobs | null = null;
  const inFlight = new InFlight();
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
  const running = runJobs({ db: upkeep, kind }, log, inFlight.isVisited);
  jobs = running;
  /** For what one backend is enough for. */
  const whenLeading = (name: string, everyMs: number, work: () => Promise<unknown>) =>
    repeat(name, everyMs, async () => ((await running.isLeader()) ? work() : null), log);
  const works = [
    running,
    whenLeading('tidying up', upkeepEveryMs, () => tidyUp(upkeep, new Date())),
    whenLeading('counting', upkeepEveryMs, () => enqueueJobs(upkeep, 'bought-together', [''])),
    whenLeading('writing to watchers', notifyEveryMs, () => notifyWatchers({ db, settings, log, now: new Date() })),
  ];
  const stop = async () => {
    await Promise.all(works.map((work) => work.stop()));
    await app.close();
    await close();
  };
  let stopping: Promise<void> | null = null;
  const drain = () => {
    isDraining = true;
  };
  return { drain, stop: () => (stopping ??= stop()) };
}
