import type { RequestListener } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import type { Config } from '@vyloha/config/server';
import { CircuitBreakers } from '@vyloha/contract/server';
import { reportUnknownNodes } from '@vyloha/rich-text/server';
import { registerCache, registerGauge } from '@vyloha/telemetry/server';
import type { Logger } from 'pino';
import { configureTexts } from '../../app/compose/configure-texts.server';
import { createSealer } from '../../app/compose/cookies/sealer.server';
import type { Assets } from '../assets';
import { createHost } from '../host';
import { createLog } from '../log';
import { RenderLimit } from '../overload/render-limit';
import { watchEventLoop } from '../overload/watch-event-loop';
import { createSharedReads } from '../shared-reads/shared-reads';
import { outsideServices } from './outside-services';
import { warmUp } from './warm-up';

interface ShopOptions {
  config: Config;
  build: ServerBuild;
  assets: Assets;
  isUnderDevelopment?: boolean;
}

/** The host with all that lives as long as the process. */
export interface OpenShop {
  listener: RequestListener;
  log: Logger;
  /** From now on `/readyz` says that the process gets no more shoppers. */
  refuseShoppers(): void;
}

/** Puts the host together and begins to read what every page needs; it takes requests at once. */
export function openShop({ config, build, assets, isUnderDevelopment = false }: ShopOptions): OpenShop {
  configureTexts();
  const log = createLog(config);
  reportUnknownNodes((type) => log.warn({ type }, 'rich text of an unknown kind left out'));
  let obstacle: string | null = 'starting';
  const sharedReads = createSharedReads({
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
  const services = { config, sealer, sharedReads, breakers, ...outsideServices(config, log) };
  const limit = new RenderLimit();
  watchEventLoop(limit, log);
  const host = createHost({ services, build, assets, log, obstacle: () => obstacle, isUnderDevelopment, limit });
  const onRead = isUnderDevelopment ? undefined : host.prepareStandIns;
  void warmUp({ services, log, ...(onRead && { onRead }) }).then(() => {
    if (obstacle === 'starting') obstacle = null;
  });
  return {
    listener: host.listener,
    log,
    refuseShoppers() {
      obstacle = 'stopping';
    },
  };
}
