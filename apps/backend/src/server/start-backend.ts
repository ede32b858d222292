import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../config/settings';
import { openDatabase, type OpenDatabase } from '../database/open-database';
import { buildApp } from './build-app';

export interface RunningBackend {
  port: number;
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
  log.info({ database: opened.kind }, 'ready');
  const stop = async () => {
    await app.close();
    await opened?.close();
  };
  let stopping: Promise<void> | null = null;
  const address = app.server.address() as AddressInfo;
  return { port: address.port, stop: () => (stopping ??= stop()) };
}
