import type { RequestListener } from 'node:http';
import { createServer } from '../start/create-server';

/** A server for one test file. */
export interface RunningServer {
  url: string;
  close(): Promise<void>;
}

/** Listens on a free port of the loopback. */
export async function startServer(listener: RequestListener): Promise<RunningServer> {
  const server = createServer();
  server.on('request', listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
