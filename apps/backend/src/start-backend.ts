import { serveMetrics } from '@vyloha/telemetry/server';
import type { FastifyBaseLogger } from 'fastify';
import {
  ChangeStream,
  InFlightRequests,
  type OpenDatabase,
  type RunningBackend,
  type RunningUpkeep,
  type Settings,
  observeLockWaits,
  observeStatements,
  openDatabase,
  runUpkeep,
} from '@vyloha/backend-kernel';
import { buildApp, type AppDeps } from './build-app';
import { openGateway } from '@vyloha/backend-orders';
import { modules } from './modules';
import { openBackendServices } from './open-backend-services';

/** Listens at once (responding 503) and serves as soon as the database is open and migrated. */
export async function startBackend(settings: Settings, log: FastifyBaseLogger): Promise<RunningBackend> {
  let opened: OpenDatabase | null = null;
  const { metricsPort } = settings.operation;
  await serveMetrics(metricsPort === null ? null : { host: settings.host, port: metricsPort.backend });
  observeStatements(settings, log);
  let isDraining = false;
  let running: RunningUpkeep | null = null;
  const inFlight = new InFlightRequests();
  const changes = new ChangeStream();
  const sources = {
    settings,
    log,
    now: () => new Date(),
    database: () => opened?.db ?? null,
    upkeep: () => opened?.upkeep ?? null,
    replicas: () => opened?.replicas ?? null,
  };
  const services = openBackendServices(sources, { gateway: openGateway(settings, log), changes });
  const deps: AppDeps = {
    ...sources,
    services,
    embeddedIn: () => (opened?.kind === 'embedded' ? settings.dataDir : null),
    isDraining: () => isDraining,
    checkResponses: false,
    wakeJobs: () => running?.wake(),
  };
  const app = buildApp(deps, inFlight);
  await app.listen({ port: settings.port, host: settings.host });
  try {
    const database = await openDatabase(settings, log);
    // Nothing is read before changes of it are told.
    await database.listen(changes);
    opened = database;
  } catch (error) {
    await app.close();
    throw error;
  }
  const { kind, close } = opened;
  const stopObserving = kind === 'server' && metricsPort !== null ? observeLockWaits(opened) : () => {};
  log.info({ database: kind }, 'ready');
  const upkeep = runUpkeep(opened, {
    modules,
    settings,
    services,
    log,
    hasPendingRequests: inFlight.hasPendingRequests,
  });
  running = upkeep;
  const stop = async () => {
    await upkeep.stop();
    await app.close();
    stopObserving();
    await close();
  };
  let stopping: Promise<void> | null = null;
  const drain = () => {
    isDraining = true;
  };
  return { drain, stop: () => (stopping ??= stop()) };
}
