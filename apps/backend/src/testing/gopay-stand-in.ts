import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { GopayConfig } from '@vyloha/config/server';
import * as v from 'valibot';
import { nearestFolder } from '@vyloha/backend-kernel';

// No project may import a tool, so it runs as its own process, as under `npm start`.
const script = join(nearestFolder('tools'), 'run/src/gopay-stand-in.mjs');

const settings = v.object({ url: v.string(), goid: v.string(), clientId: v.string(), clientSecret: v.string() });

/** The stand-in for GoPay, as a server of its own. */
export interface GopayStandIn {
  config: GopayConfig;
  /** What a tester chooses on the payment's page; nobody is notified. @returns where the shopper is sent to */
  choose(url: string, outcome: 'paid' | 'pending' | 'cancelled' | 'failed'): Promise<string>;
  /** Stops answering without closing connections. */
  suspend(): void;
  resume(): void;
  stop(): Promise<void>;
}

export async function startGopayStandIn(): Promise<GopayStandIn> {
  const child = fork(script, ['0'], { silent: true, execArgv: [] });
  const [message] = await once(child, 'message');
  const config: GopayConfig = v.parse(settings, message);
  return {
    config,
    async choose(url, outcome) {
      const body = new URLSearchParams({ outcome, notify: 'off' });
      const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      return response.headers.get('location') ?? '';
    },
    suspend: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
