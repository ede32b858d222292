import type { Server } from 'node:http';

/** Starts a server on a free port of this machine; resolves with its origin. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  return `http://127.0.0.1:${address.port}`;
}
