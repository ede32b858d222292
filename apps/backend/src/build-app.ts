import { randomUUID } from 'node:crypto';
import { keepConnections } from '@vyloha/http-client';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import {
  type BackendDeps,
  InFlightRequests,
  type Services,
  changeStream,
  deferWork,
  limitRequests,
  logRequests,
  observeRequests,
  parseJson,
  registerErrorHandlers,
  registerHealth,
  registerRoute,
  requestIdOf,
  sanitizeRequests,
  sendError,
} from '@vyloha/backend-kernel';
import { shopFeeds } from '@vyloha/backend-feeds';
import { shopFiles } from '@vyloha/backend-files';
import { callerLookup, notReady, routes } from './modules';
import { openBackendServices } from './open-backend-services';

const sweepMs = 100;

/**
 * A draining or stopping server responds with `Connection: close`, so that clients go on elsewhere; once it stops,
 * connections that become idle are closed too, and none of them delays the stop.
 */
function closeConnectionsWhenStopping(app: FastifyInstance, isDraining: () => boolean = () => false): void {
  let isStopping = false;
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isStopping = true;
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping || isDraining()) reply.header('Connection', 'close');
  });
  app.server.once('close', () => clearInterval(sweep));
}

const bodyLimitBytes = 1024 * 1024;
const requestTimeoutMs = 30_000;

export interface AppDeps extends BackendDeps {
  /** Those that the periodic work shares, where there is any; its own by default. */
  services?: Services;
}

/** Builds the HTTP app, both for the listening process and for tests with `app.inject`. */
export function buildApp(deps: AppDeps, inFlight: InFlightRequests = new InFlightRequests()): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request.headers) ?? randomUUID(),
    // Forwarded client addresses are trusted only from this machine and private networks.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    // Errors before routing, such as a malformed URL.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    // While stopping, requests on open connections are still served, and the connection closes after the response.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  });
  keepConnections(app.server);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  closeConnectionsWhenStopping(app, deps.isDraining);
  observeRequests(app);
  logRequests(app);
  limitRequests(app, deps.settings.operation);
  parseJson(app);
  sanitizeRequests(app);
  registerErrorHandlers(app);
  const services = deps.services ?? openBackendServices(deps);
  const warnings = () => [shopFiles.of({ services }).failure ?? []].flat();
  registerHealth(app, { ...deps, warnings }, notReady);
  inFlight.watch(app);
  app.addHook('preClose', async () => shopFeeds.of({ services }).stop());
  app.addHook('preClose', async () => changeStream.of({ services }).close());
  const routeDeps = {
    ...deps,
    services,
    lookup: callerLookup,
    defer: deferWork(app),
    hasPendingRequests: inFlight.hasPendingRequests,
  };
  for (const route of routes) registerRoute(app, route, routeDeps);
  return app;
}
