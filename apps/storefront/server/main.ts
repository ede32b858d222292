import { join } from 'node:path';
import * as build from 'virtual:remix/server-build';
import { readAssets } from './assets';
import { createServer } from './start/create-server';
import { stopOnSignal } from './start/graceful-stop';
import { createStorefront } from './start/create-storefront';
import { serveMetricsOrExit, startProcessTracing } from './start/observe-process';
import { readConfigOrExit } from './start/read-config-or-exit';

/** Beside the server's build; see vite.config.ts. */
const clientDirectory = join(import.meta.dirname, '../client');

const config = readConfigOrExit();
const { host, port } = config.storefront;
await serveMetricsOrExit(config);
const { listener, log, markStopping } = createStorefront({ config, build, assets: await readAssets(clientDirectory) });
if (config.legalDutiesOff.length > 0) log.warn({ off: config.legalDutiesOff }, 'duties by law that are off');
await startProcessTracing(config, log);
const server = createServer();
const { withConnectionClose } = stopOnSignal(server, {
  log,
  drainMs: config.operation.drainMs,
  onStopping: markStopping,
});
server.on('request', withConnectionClose(listener));
server.once('error', (error) => {
  process.stderr.write(`The storefront cannot listen on ${host}:${port}: ${error.message}\n`);
  process.exit(1);
});
server.listen(port, host, () => log.info({ host, port }, 'listening'));
