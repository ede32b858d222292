import { randomUUID } from 'node:crypto';
import { keepConnections } from '@vyloha/http-client';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import {
  type BackendDeps,
  ChangeStream,
  InFlightRequests,
  type Services,
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
import { type CompanyRegister, createCompanyRegister } from '@vyloha/backend-companies';
import { createFeeds } from '@vyloha/backend-feeds';
import { accountEvents, callerLookup, notReady, placingSteps, routes } from './modules';

const sweepMs = 100;

/**
 * A stopping server finishes requests in flight with `Connection: close`; connections that become idle meanwhile are
 * closed too, so that a browser's keep-alive connection never delays the stop.
 */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    isStopping = true;
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
  app.server.once('close', () => clearInterval(sweep));
}

const bodyLimitBytes = 1024 * 1024;
const requestTimeoutMs = 30_000;

function openCompanyRegister({ settings: { aresUrl }, now, log }: BackendDeps): CompanyRegister | null {
  const onFailure = (error: unknown) => log.warn({ err: error }, 'the register of companies does not answer');
  return aresUrl === null ? null : createCompanyRegister({ url: aresUrl, now, onFailure });
}

/** Services that the upkeep shares where it runs; those that are missing are made, or there is no gateway. */
export interface AppDeps extends BackendDeps, Partial<Pick<Services, 'changes' | 'feeds' | 'gateway'>> {}

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
  closeConnectionsWhenStopping(app);
  observeRequests(app);
  logRequests(app);
  limitRequests(app);
  parseJson(app);
  sanitizeRequests(app);
  registerErrorHandlers(app);
  registerHealth(app, deps, notReady);
  inFlight.watch(app);
  const feeds = deps.feeds ?? createFeeds({ ...deps, database: deps.upkeep ?? deps.database });
  app.addHook('preClose', () => feeds.stop());
  const changes = deps.changes ?? new ChangeStream();
  app.addHook('preClose', async () => changes.close());
  const companies = openCompanyRegister(deps);
  const gateway = deps.gateway ?? null;
  const services: Services = {
    changes,
    companies,
    connected: { onlinePayments: gateway !== null, companyRegister: companies !== null },
    feeds,
    gateway,
    accountEvents,
    placingSteps,
  };
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
