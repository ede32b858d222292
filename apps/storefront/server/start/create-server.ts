import { createServer as createHttpServer } from 'node:http';
import type { Server } from 'node:http';
import { keepConnections } from '@vyloha/http-client';
import { refuseTunnels } from '../http/refuse-malformed';

/** The server of the host, without its listener. */
export function createServer(): Server {
  const server = createHttpServer();
  refuseTunnels(server);
  keepConnections(server);
  return server;
}
