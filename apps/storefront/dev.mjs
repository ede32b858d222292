// The storefront from its sources: changes show without a build, styles and components without a reload.
// @ts-check
import { execFileSync } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { resolve } from 'node:path';
import { createServer as createVite } from 'vite';

/** A checkout writes its files within it. */
const checkoutMs = 1_000;

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
const server = createHttpServer();
const vite = await createVite({
  root: import.meta.dirname,
  appType: 'custom',
  server: { middlewareMode: { server }, hmr: { server } },
});

/** @typedef {{ listener: import('node:http').RequestListener, replaced: AbortController }} Shop */

/** @type {Shop | null} */
let shop = null;
/** @type {Promise<Shop> | null} */
let loading = null;

/** @returns {Promise<Shop>} the one of before where nothing has changed */
async function loadNewestShop() {
  const { listener, replaced } = await vite.ssrLoadModule('/server/dev-shop.ts');
  if (shop?.listener !== listener) {
    shop?.replaced.abort();
    shop = { listener, replaced };
  }
  return shop;
}

/** One load at a time: modules that import each other wait for one another when several requests load them at once. */
function loadShop() {
  loading ??= loadNewestShop().finally(() => (loading = null));
  return loading;
}

/** After a checkout all modules are read anew: too many files change at once for each to be noticed. */
function restartAfterCheckout() {
  const options = /** @type {const} */ ({ cwd: import.meta.dirname, encoding: 'utf8' });
  const folder = resolve(import.meta.dirname, execFileSync('git', ['rev-parse', '--git-dir'], options).trim());
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const watcher = watch(folder, (_event, name) => {
    if (name !== 'HEAD') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log('Another commit is checked out …');
      void vite.restart().then(() => vite.ws.send({ type: 'full-reload' }));
    }, checkoutMs);
  });
  // The folder may be removed, as the one of a worktree.
  watcher.on('error', () => watcher.close());
}

try {
  restartAfterCheckout();
} catch {
  // Sources without git are not checked out either.
}

/** @param {unknown} error @returns {string} a page that loads itself again once the error is mended */
function errorPage(error) {
  const text = (error instanceof Error ? error.stack : undefined) ?? String(error);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!DOCTYPE html><script type="module" src="/@vite/client"></script><pre>${escaped}</pre>`;
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function answer(request, response) {
  try {
    const { listener } = await loadShop();
    listener(request, response);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(errorPage(error));
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
