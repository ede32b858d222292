import { createServer } from 'node:http';
import { join } from 'node:path';
import * as build from 'virtual:remix/server-build';
import { readAssets } from './assets';
import { refuseTunnels } from './http/refuse-malformed';
import { stopOnSignal } from './start/graceful-stop';
import { openShop } from './start/open-shop';
import { serveMetricsOrEnd, traceUntilTheEnd } from './start/observe-process';
import { readConfigOrEnd } from './start/read-config-or-end';

/** Beside the server's build; see vite.config.ts. */
const clientDirectory = join(import.meta.dirname, '../client');

const config = readConfigOrEnd();
const { host, port } = config.storefront;
await serveMetricsOrEnd(config);
const { listener, log, refuseShoppers } = openShop({ config, build, assets: await readAssets(clientDirectory) });
await traceUntilTheEnd(config, log);
const server = createServer();
refuseTunnels(server);
const { closing } = stopOnSignal(server, { log, drainMs: config.operation.drainMs, onStopping: refuseShoppers });
server.on('request', closing(listener));
server.once('error', (error) => {
  process.stderr.write(`The storefront cannot listen on ${host}:${port}: ${error.message}\n`);
  process.exit(1);
});
server.listen(port, host, () => log.info({ host, port }, 'listening'));
