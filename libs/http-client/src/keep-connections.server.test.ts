import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { keepConnections } from './keep-connections.server';

it('idle connections outlive those of a proxy, and requests on them may be late', () => {
  const server = createServer();
  keepConnections(server);
  expect(server.keepAliveTimeout).toBeGreaterThan(120_000);
  expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
});
