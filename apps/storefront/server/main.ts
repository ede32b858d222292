import { createServer } from 'node:http';
import { join } from 'node:path';
import { ConfigProblem, readConfig } from '@vyloha/config/server';
import type { Config } from '@vyloha/config/server';
import * as build from 'virtual:remix/server-build';
import { configureTexts } from '../app/compose/configure-texts.server';
import { createSealer } from '../app/compose/cookies/sealer.server';
import { readAssets } from './assets';
import { createHost } from './host';
import { createLog } from './log';
import { createSharedReads } from './shared-reads/shared-reads';
import { stopOnSignal } from './start/graceful-stop';
import { warmUp } from './start/warm-up';

/** Beside the server's build; see vite.config.ts. */
const clientDirectory = join(import.meta.dirname, '../client');

function readConfigOrEnd(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

configureTexts();
const config = readConfigOrEnd();
const log = createLog(config);
let obstacle: string | null = 'starting';
const sharedReads = createSharedReads({
  onStale: (key, ageMs, error) => log.warn({ key, ageMs, err: error }, 'stale answer served'),
});
const assets = await readAssets(clientDirectory);
const services = { config, sealer: createSealer(config.sessionSecrets), sharedReads };
const server = createServer(createHost({ services, build, assets, log, obstacle: () => obstacle }));
stopOnSignal(server, {
  log,
  onStopping: () => {
    obstacle = 'stopping';
  },
});
const { host, port } = config.storefront;
server.once('error', (error) => {
  process.stderr.write(`The storefront cannot listen on ${host}:${port}: ${error.message}\n`);
  process.exit(1);
});
server.listen(port, host, () => log.info({ host, port }, 'listening'));
void warmUp(services, log).then(() => {
  if (obstacle === 'starting') obstacle = null;
});
