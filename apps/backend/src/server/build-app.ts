import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings';
import type { Database } from '../database/database';
import { answerErrors } from './answer-errors';
import { closeConnectionsWhenStopping } from './close-connections';
import { logRequests } from './log-requests';
import { parseJson } from './parse-json';
import { registerHealth } from './health';
import { registerRoute } from './register-route';
import { replaceNul } from './replace-nul';
import { requestIdOf } from './request-headers';
import { routes } from './routes';

export interface BackendDeps {
  settings: Settings;
  log: FastifyBaseLogger;
  /** Null until the database is open and migrated: every call but the health checks then answers 503. */
  database: () => Database | null;
  now: () => Date;
  /** Compares every answer with its schema; for tests. */
  checkResponses: boolean;
}

const bodyLimitBytes = 1024 * 1024;
const requestTimeoutMs = 30_000;

/** The HTTP side of the shop; the same for the listening process and for tests with `app.inject`. */
export function buildApp(deps: BackendDeps): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request.headers) ?? randomUUID(),
    // Only a neighbour on the machine or the private network is believed about whom it asks for.
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    // While stopping, what still comes in on an open connection is served, and the connection closed with the answer.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  closeConnectionsWhenStopping(app);
  logRequests(app);
  parseJson(app);
  replaceNul(app);
  answerErrors(app);
  registerHealth(app, deps);
  for (const route of routes) registerRoute(app, route, deps);
  return app;
}
