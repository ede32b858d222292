import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, varnishService } from '@vyloha/run/proxies';
import { startService, stopService, waitUntilReady } from '@vyloha/run/service';

export interface Varnish {
  origin: string;
  stop(): Promise<void>;
}

/** Starts Varnish with the shop's own configuration in front of a storefront; null where there is none. */
export async function startVarnish(port: number, storefront: string): Promise<Varnish | null> {
  if (findProgram('varnishd') === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'vyloha-varnish-'));
  const service = varnishService({ folder, port, upstream: storefront });
  const running = startService(service);
  if (!(await waitUntilReady(service, running))) throw new Error('Varnish does not start.');
  return {
    origin: new URL(service.readyUrl).origin,
    async stop() {
      await stopService(running);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
