import { pino } from 'pino';
import { configureTexts } from '../../app/compose/configure-texts.server';
import { createHost } from '../host';
import type { FakeBackend } from './fake-backend';
import { listening } from './listening';
import type { Listening } from './listening';
import { smallShop } from './small-shop';
import { someServices } from './some-services';

export interface RunningHost extends Listening {
  /** What the log holds, a line each. */
  lines: string[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

/** The host with small pages before the given backend. */
export async function aHost(backend: FakeBackend, env: Record<string, string> = {}): Promise<RunningHost> {
  configureTexts();
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const services = someServices(backend, {
    env,
    onStale: (key) => log.warn({ key }, 'stale answer served'),
  });
  const host = createHost({ services, build: smallShop(), assets: new Map(), log, obstacle: () => null });
  const server = await listening(host);
  const send = (path: string, init: RequestInit) => fetch(server.url + path, { redirect: 'manual', ...init });
  return {
    ...server,
    lines,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields = {}, headers = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  };
}
