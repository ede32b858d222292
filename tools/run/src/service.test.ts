import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { findTakenPorts } from './service.mjs';
import { listen } from './testing/listen';

it('says which port of a service another process has', async () => {
  const server = createServer();
  const origin = await listen(server);
  const services = [{ name: 'backend', script: 'main.js', readyUrl: `${origin}/readyz` }];
  expect(await findTakenPorts(services)).toEqual([
    `Another process listens at ${new URL(origin).host}, where the backend should.`,
  ]);
  await new Promise((resolve) => server.close(resolve));
  expect(await findTakenPorts(services)).toEqual([]);
});
