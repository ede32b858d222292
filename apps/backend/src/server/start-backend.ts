import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../config/settings';
import { openDatabase, type OpenDatabase } from '../database/open-database';
import { buildApp } from './build-app';
import { refreshBoughtTogether } from '../recommendations/refresh-bought-together';
import { notifyWatchers } from '../watchers/notify-watchers';
import { repeat } from './repeat';
import { tidyUp } from './tidy-up';

const upkeepEveryMs = 60 * 60 * 1000;
const notifyEveryMs = 60 * 1000;

export interface RunningBackend {
  /** Finishes what is in flight, then closes the database and frees its lock. Safe to call twice. */
  stop(): Promise<void>;
}

/** Listens at once (answering 503) and serves as soon as the database is open and migrated. */
export async function startBackend(settings: Settings, log: FastifyBaseLogger): Promise<RunningBackend> {
  let opened: OpenDatabase | null = null;
  const app = buildApp({
    settings,
    log,
    database: () => opened?.db ?? null,
    now: () => new Date(),
    checkResponses: false,
  });
  await app.listen({ port: settings.port, host: settings.host });
  try {
    opened = await openDatabase(settings);
  } catch (error) {
    await app.close();
    throw error;
  }
  const { db, kind, close } = opened;
  log.info({ database: kind }, 'ready');
  const works = [
    repeat('tidying up', upkeepEveryMs, () => tidyUp(db, new Date()), log),
    repeat('counting', upkeepEveryMs, () => refreshBoughtTogether(db, new Date()), log),
    repeat('writing to watchers', notifyEveryMs, () => notifyWatchers({ db, settings, log, now: new Date() }), log),
  ];
  const stop = async () => {
    await Promise.all(works.map((work) => work.stop()));
    await app.close();
    await close();
  };
  let stopping: Promise<void> | null = null;
  return { stop: () => (stopping ??= stop()) };
}
