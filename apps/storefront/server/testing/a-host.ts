import { readConfig } from '@vyloha/config/server';
import { pino } from 'pino';
import { configureTexts } from '../../app/compose/configure-texts.server';
import { createSealer } from '../../app/compose/cookies/sealer.server';
import type { HostServices } from '../../app/compose/load-context.server';
import { createHost } from '../host';
import { createSharedReads } from '../shared-reads/shared-reads';
import type { FakeBackend } from './fake-backend';
import { listening } from './listening';
import type { Listening } from './listening';
import { smallShop } from './small-shop';

export interface RunningHost extends Listening {
  services: HostServices;
  /** What the log holds, a line each. */
  lines: string[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

/** The host with small pages before the given backend. */
export async function aHost(backend: FakeBackend, env: Record<string, string> = {}): Promise<RunningHost> {
  configureTexts();
  const config = readConfig({
    STORE_API_URL: `${backend.url}/store`,
    CMS_API_URL: `${backend.url}/cms`,
    PUBLIC_URL: 'http://shop.example',
    NODE_ENV: 'production',
    SESSION_SECRET: 'a secret that is long enough for production',
    ...env,
  });
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const sharedReads = createSharedReads({ onStale: (key) => log.warn({ key }, 'stale answer served') });
  const services = { config, sealer: createSealer(config.sessionSecrets), sharedReads };
  const host = createHost({ services, build: smallShop(), assets: new Map(), log, obstacle: () => null });
  const server = await listening(host);
  const send = (path: string, init: RequestInit) => fetch(server.url + path, { redirect: 'manual', ...init });
  return {
    ...server,
    services,
    lines,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields = {}, headers = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  };
}
