import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackendUnreachable, callBackend } from './run-command';

const server = createServer((request, response) => {
  response.writeHead(request.url === '/refused' ? 403 : 200, { 'content-type': 'text/html' }).end('<p>another</p>');
});
let dataDir: string;
let origin: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vyloha-command-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  origin = `http://127.0.0.1:${port}`;
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('BACKEND_PORT', String(port));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  if (server.listening) await new Promise((resolve) => server.close(resolve));
  await rm(dataDir, { recursive: true });
});

it('a command says which address it asked, whatever answers there', async () => {
  await expect(callBackend('/x', {})).rejects.toThrow(`What answers at ${origin} is no backend`);
  await expect(callBackend('/refused', {})).rejects.toThrow(`${origin} works with another DATA_DIR`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(callBackend('/x', {})).rejects.toThrow(BackendUnreachable);
  await expect(callBackend('/x', {})).rejects.toThrow(`No backend answers at ${origin}: start it`);
});
