import type { ServerBuild } from '@remix-run/node';
import { pino } from 'pino';
import { configureTexts } from '../../app/compose/configure-texts.server';
import type { HostServices } from '../../app/compose/load-context.server';
import { createHost } from '../host';
import type { Host } from '../host';
import { RenderLimit } from '../overload/render-limit';
import type { RenderLimits } from '../overload/render-limit';
import type { FakeBackend } from './fake-backend';
import { listening } from './listening';
import type { Listening } from './listening';
import { smallShop } from './small-shop';
import { someServices } from './some-services';

export interface RunningHost extends Listening, Host {
  renderLimit: RenderLimit;
  services: HostServices;
  /** What the log holds, a line each. */
  lines: string[];
  /** Lets what is cached grow older. */
  ageSharedReads(ms: number): void;
  ageGuestPages(ms: number): void;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

interface HostChoices {
  build?: ServerBuild;
  limits?: RenderLimits;
}

/** The host before the given backend; its pages are small ones unless others are given. */
export async function aHost(
  backend: Pick<FakeBackend, 'url'>,
  env: Record<string, string> = {},
  { build = smallShop(), limits }: HostChoices = {},
): Promise<RunningHost> {
  configureTexts();
  const lines: string[] = [];
  const ages = { sharedReads: 0, guestPages: 0 };
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const services = someServices(backend, {
    env,
    onStale: (key, ageMs, error) => log.warn({ key, ageMs, err: error }, 'stale answer served'),
    now: () => Date.now() + ages.sharedReads,
  });
  const renderLimit = new RenderLimit(limits);
  const host = createHost({
    services,
    build,
    assets: new Map(),
    log,
    obstacle: () => null,
    now: () => Date.now() + ages.guestPages,
    limit: renderLimit,
  });
  const server = await listening(host.listener);
  const send = (path: string, init: RequestInit) => fetch(server.url + path, { redirect: 'manual', ...init });
  return {
    ...server,
    ...host,
    renderLimit,
    lines,
    services,
    ageSharedReads: (ms) => void (ages.sharedReads += ms),
    ageGuestPages: (ms) => void (ages.guestPages += ms),
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields = {}, headers = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  };
}
