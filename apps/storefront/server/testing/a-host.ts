import type { ServerBuild } from '@remix-run/node';
import { pino } from 'pino';
import { configureTexts } from '../../app/compose/texts/configure-texts.server';
import type { HostServices } from '../../app/compose/load-context.server';
import { createHost } from '../host';
import type { Host } from '../host';
import { RenderLimit } from '../overload/render-limit';
import type { RenderLimits } from '../overload/render-limit';
import type { FakeBackend } from './fake-backend';
import { startServer } from './start-server';
import type { RunningServer } from './start-server';
import { createFixtureBuild } from './fixture-build';
import { createTestHostServices } from './test-host-services';

export interface RunningHost extends RunningServer, Host {
  renderLimit: RenderLimit;
  services: HostServices;
  /** The log, one entry per line. */
  lines: string[];
  /** Lets cached data age. */
  ageSharedReads(ms: number): void;
  agePages(ms: number): void;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

interface TestHostOptions {
  build?: ServerBuild;
  limits?: RenderLimits;
  /** Renders every page anew. */
  isUnderDevelopment?: boolean;
}

/** A host in front of the given backend; it serves fixture pages unless others are given. */
export async function aHost(
  backend: Pick<FakeBackend, 'url'>,
  env: Record<string, string> = {},
  { build = createFixtureBuild(), limits, isUnderDevelopment = false }: TestHostOptions = {},
): Promise<RunningHost> {
  configureTexts();
  const lines: string[] = [];
  const ages = { sharedReads: 0, pages: 0 };
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const services = createTestHostServices(backend, {
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
    notReadyReason: () => null,
    now: () => Date.now() + ages.pages,
    limit: renderLimit,
    isUnderDevelopment,
  });
  const server = await startServer(host.listener);
  const send = (path: string, init: RequestInit) => fetch(server.url + path, { redirect: 'manual', ...init });
  return {
    ...server,
    ...host,
    renderLimit,
    lines,
    services,
    ageSharedReads: (ms) => void (ages.sharedReads += ms),
    agePages: (ms) => void (ages.pages += ms),
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields = {}, headers = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  };
}
