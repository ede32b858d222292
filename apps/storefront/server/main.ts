import { createServer } from 'node:http';
import { join } from 'node:path';
import * as build from 'virtual:remix/server-build';
import { readAssets } from './assets';
import { stopOnSignal } from './start/graceful-stop';
import { openShop } from './start/open-shop';
import { readConfigOrEnd } from './start/read-config-or-end';

/** Beside the server's build; see vite.config.ts. */
const clientDirectory = join(import.meta.dirname, '../client');

const config = readConfigOrEnd();
const { host, port } = config.storefront;
const { listener, log, refuseShoppers } = openShop({ config, build, assets: await readAssets(clientDirectory) });
const server = createServer(listener);
stopOnSignal(server, { log, onStopping: refuseShoppers });
server.once('error', (error) => {
  process.stderr.write(`The storefront cannot listen on ${host}:${port}: ${error.message}\n`);
  process.exit(1);
});
server.listen(port, host, () => log.info({ host, port }, 'listening'));
