import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { observeRequests } from '../telemetry/observe-requests';
import { answerError, answerErrors } from './answer-errors';
import { closeConnectionsWhenStopping } from './close-connections';
import { deferWork } from './defer-work';
import { InFlight } from './in-flight';
import type { BackendDeps } from './backend-deps';
import { limitRequests } from './limit-requests';
import { logRequests } from './log-requests';
import { parseJson } from './parse-json';
import { registerHealth } from './health';
import { registerRoute } from './register-route';
import { requestIdOf } from './request-headers';
import { routes } from './routes';
import { makeStorable } from './storable-text';

const bodyLimitBytes = 1024 * 1024;
const requestTimeoutMs = 30_000;
/**
 * Longer than any caller keeps an idle connection, so that the caller closes it: a request sent into a connection that
 * is being closed here would be lost. Callers are told by the header Keep-Alive.
 */
const keepAliveMs = 72_000;

/** The HTTP side of the shop; the same for the listening process and for tests with `app.inject`. */
export function buildApp(deps: BackendDeps, inFlight: InFlight = new InFlight()): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request.headers) ?? randomUUID(),
    // Only a neighbour on the machine or the private network is believed about whom it asks for.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveMs,
    // What the framework refuses before it looks for a route, an address that cannot be read.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    // While stopping, what still comes in on an open connection is served, and the connection closed with the answer.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  closeConnectionsWhenStopping(app);
  observeRequests(app);
  logRequests(app);
  limitRequests(app);
  parseJson(app);
  makeStorable(app);
  answerErrors(app);
  registerHealth(app, deps);
  inFlight.watch(app);
  const lasting = { ...deps, defer: deferWork(app), isVisited: inFlight.isVisited };
  for (const route of routes) registerRoute(app, route, lasting);
  return app;
}
