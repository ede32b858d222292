import type { RequestListener } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import type { Config } from '@vyloha/config/server';
import { CircuitBreakers } from '@vyloha/http-client';
import { setUnknownNodeListener } from '@vyloha/rich-text/server';
import { registerCache, registerGauge } from '@vyloha/telemetry/server';
import { type Logger, pino } from 'pino';
import { configureTexts } from '../../app/compose/texts/configure-texts.server';
import { createSealer } from '../../app/compose/cookies/sealer.server';
import type { Assets } from '../assets';
import { Changes } from '../changes/changes';
import { followChanges } from '../changes/follow-changes';
import { createPurge } from '../changes/proxy-cache';
import { createHost } from '../host';
import { cacheLifetimes } from '../memory/cache-lifetimes';
import { RenderLimit } from '../overload/render-limit';
import { watchEventLoop } from '../overload/watch-event-loop';
import { createSharedReads } from '../shared-reads/shared-reads';
import { createExternalServices } from './external-services';
import { warmUp } from './warm-up';

/** Structured log of the host; one line of JSON each. */
function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ name: 'storefront', level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

interface StorefrontOptions {
  config: Config;
  build: ServerBuild;
  assets: Assets;
  isUnderDevelopment?: boolean;
  /** Ends what the host does by itself: without it, for as long as the process runs. */
  signal?: AbortSignal;
}

/** The host with all services that live as long as the process. */
export interface Storefront {
  listener: RequestListener;
  log: Logger;
  /** From now on `/readyz` reports that the process gets no more traffic. */
  markStopping(): void;
}

/** Creates the host and starts reading the data every page needs; it accepts requests at once. */
export function createStorefront({
  config,
  build,
  assets,
  isUnderDevelopment = false,
  signal,
}: StorefrontOptions): Storefront {
  configureTexts();
  const log = createLog(config);
  setUnknownNodeListener((type) => log.warn({ type }, 'rich text of an unknown kind left out'));
  let notReadyReason: string | null = 'starting';
  const { cachingProxyUrl } = config.operation;
  const changes = new Changes(cachingProxyUrl === null ? undefined : createPurge({ url: cachingProxyUrl, log }));
  registerGauge('vyloha_change_stream_connected', 'Whether the backend’s stream of changes is open', () =>
    Number(changes.isConnected),
  );
  void followChanges({ baseUrl: config.storeApiUrl, changes, log, ...(signal && { signal }) });
  const sharedReads = createSharedReads({
    changes,
    limits: { ...cacheLifetimes, maxBytes: config.operation.sharedCacheBytes },
    onStale: (key, ageMs, error) => log.warn({ key, ageMs, err: error }, 'stale answer served'),
  });
  registerCache('shared_reads', () => sharedReads.stats());
  const breakers = new CircuitBreakers({
    onChange: (path, isOpen) => log.warn({ path }, isOpen ? 'path left alone' : 'path well again'),
  });
  registerGauge(
    'vyloha_open_circuits',
    'Paths of the backend that are left alone now',
    () => breakers.openPaths().length,
  );
  const sealer = createSealer(config.sessionSecrets);
  const services = { config, sealer, sharedReads, breakers, ...createExternalServices(config, log) };
  const limit = new RenderLimit();
  // Under development the event loop waits for modules that are transformed, not for shoppers.
  if (!isUnderDevelopment) watchEventLoop(limit, log);
  const host = createHost({
    services,
    build,
    assets,
    log,
    changes,
    notReadyReason: () => notReadyReason,
    isUnderDevelopment,
    limit,
  });
  const onRefreshed = isUnderDevelopment ? undefined : host.prepareStandIns;
  void warmUp({ services, log, ...(onRefreshed && { onRefreshed }), ...(signal && { signal }) }).then(() => {
    if (notReadyReason === 'starting') notReadyReason = null;
  });
  return {
    listener: host.listener,
    log,
    markStopping() {
      notReadyReason = 'stopping';
    },
  };
}
