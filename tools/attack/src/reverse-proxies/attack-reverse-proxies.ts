import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, haproxyService, nginxService, varnishService } from '@vyloha/run/proxies';
import { startService, stopService, waitUntilReady } from '@vyloha/run/service';
import type { RunningService, Service } from '@vyloha/run/service';
import { findFreePorts } from '../shop/free-ports';
import { createShop, startShop } from '../shop/shop';
import { findProducts } from '../shopper/simulated-shoppers';
import { findProxyProblems, sendWithPauses } from './check-proxy';
import type { ProxiedShop } from './check-proxy';

export interface ReverseProxyReport {
  name: string;
  requests: number;
  /** Those of them that were not answered. */
  failures: string[];
  problems: string[];
}

interface Arrangement {
  name: string;
  /** Which have to be installed. */
  programs: string[];
}

const arrangements: readonly Arrangement[] = [
  { name: 'nginx', programs: ['nginx'] },
  { name: 'HAProxy', programs: ['haproxy'] },
  { name: 'HAProxy, Varnish', programs: ['haproxy', 'varnishd'] },
];

/** A proxy's own shop: what it is asked for differs by `PUBLIC_URL`, and limits of one are not those of another. */
async function attackOne({ name, programs }: Arrangement, requests: number): Promise<ReverseProxyReport> {
  const folder = mkdtempSync(join(tmpdir(), 'vyloha-proxies-'));
  const [httpPort = 0, httpsPort = 0, cachePort = 0, behindCachePort = 0, apiPort = 0] = await findFreePorts(5);
  const origin = `https://127.0.0.1:${httpsPort}`;
  const hasCache = programs.includes('varnishd');
  const isBalancer = programs.includes('haproxy');
  const shop = await createShop({
    env: {
      PUBLIC_URL: origin,
      // Shoppers of the attack have other addresses of the loopback.
      TRUST_PROXY: '127.0.0.1',
      ...(hasCache && { CACHING_PROXY_URL: `http://127.0.0.1:${cachePort}` }),
    },
    ...(isBalancer && { backendOrigin: `http://127.0.0.1:${apiPort}` }),
  });
  const running: RunningService[] = [];
  async function start(service: Service): Promise<void> {
    const started = startService(service);
    running.unshift(started);
    if (!(await waitUntilReady(service, started))) throw new Error(`The ${service.name} did not become ready.`);
  }
  const storefronts = [shop.storefront.origin];
  const tls = { folder, httpPort, httpsPort, storefronts };
  try {
    if (isBalancer)
      await start(haproxyService({ ...tls, backends: [shop.backend.origin], cachePort, behindCachePort, apiPort }));
    await startShop(shop);
    if (!isBalancer) await start(nginxService(tls));
    if (hasCache)
      await start(
        varnishService({
          folder: join(folder, 'varnish'),
          port: cachePort,
          upstream: `http://127.0.0.1:${behindCachePort}`,
        }),
      );
    const [product = '/'] = await findProducts(shop.storefront.origin, 1);
    const apiOrigin = isBalancer ? `http://127.0.0.1:${apiPort}` : null;
    const proxied: ProxiedShop = { origin, httpOrigin: `http://127.0.0.1:${httpPort}`, apiOrigin, product };
    const problems = await findProxyProblems(proxied);
    return { name, requests, failures: await sendWithPauses(proxied, requests), problems };
  } finally {
    for (const service of running) await stopService(service);
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A shop behind each of the proxies of deploy/ that is installed; `null` for those that are not. */
export async function attackReverseProxies(
  requests: number,
  onReport: (name: string, report: ReverseProxyReport | null) => void,
): Promise<void> {
  for (const arrangement of arrangements) {
    const isInstalled = arrangement.programs.every((program) => findProgram(program) !== null);
    onReport(arrangement.name, isInstalled ? await attackOne(arrangement, requests) : null);
  }
}
