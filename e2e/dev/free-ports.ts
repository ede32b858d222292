import { once } from 'node:events';
import { createServer } from 'node:net';

/** Linux gives ports from 32768 on to outgoing connections, and one of those would keep the shop from starting. */
const range = { from: 24_000, to: 32_000 };

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, 'localhost');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isListening;
}

/** Of the storefront and, above it, the backend, whose stand-ins of outside services have ports at fixed distances. */
export async function findShopPorts(): Promise<{ port: number; backendPort: number }> {
  for (;;) {
    const port = range.from + Math.floor(Math.random() * (range.to - range.from));
    const backendPort = port + 1;
    const all = [port, backendPort, backendPort + 13, backendPort + 14, backendPort + 15];
    const free = await Promise.all(all.map(isFree));
    if (free.every(Boolean)) return { port, backendPort };
  }
}
