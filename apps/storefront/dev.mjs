// The storefront from its sources: changes show without a build, styles and components without a reload.
// @ts-check
import { createServer as createHttpServer } from 'node:http';
import { createServer as createVite } from 'vite';

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
const server = createHttpServer();
const vite = await createVite({
  root: import.meta.dirname,
  appType: 'custom',
  server: { middlewareMode: { server }, hmr: { server } },
});

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function answer(request, response) {
  try {
    const { listener } = await vite.ssrLoadModule('/server/dev-shop.ts');
    listener(request, response);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(String(error));
  }
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
});
server.listen(port, host);
process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void vite.close();
    process.exit(0);
  });
}
