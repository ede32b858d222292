import { randomUUID } from 'node:crypto';
import { getFastestShipperOrNull } from '@vyloha/cart/server';
import { loadSiteMetadataOrNull } from '@vyloha/content-blocks/server';
import { loadErrorPageOrNull, loadShellFrame } from '@vyloha/shell/server';
import type { Logger } from 'pino';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { HostServices } from '../../app/compose/load-context.server';
import { entrancesOf } from './entrances';
import type { Entrance } from './entrances';

const retryMs = 1_000;
/** What every page needs is asked for again before a shopper would have to wait for it. */
const refreshMs = 25_000;

async function readFrame(services: HostServices, { host, cookieHeader }: Entrance, log: Logger): Promise<void> {
  const { context, isComplete } = await createHostedContext(services, {
    host,
    cookieHeader,
    requestId: randomUUID(),
    forwardedFor: null,
    nonce: undefined,
    log,
    onCall: () => {},
  });
  const home = new Request(services.config.publicUrl);
  await Promise.all([
    loadShellFrame(context),
    loadSiteMetadataOrNull(home, context),
    loadErrorPageOrNull(context, 404),
    getFastestShipperOrNull(context.store),
  ]);
  if (!isComplete()) throw new Error('A part of the frame could not be read');
}

function readFrames(services: HostServices, log: Logger): Promise<unknown> {
  return Promise.all(entrancesOf(services.config).map((entrance) => readFrame(services, entrance, log)));
}

interface WarmUpOptions {
  services: HostServices;
  log: Logger;
  /** Called with everything at hand, each time it was read. */
  onRead?: () => Promise<unknown>;
}

/** Asks for everything again now and then, so that the first shopper of a quiet hour gets nothing old. */
function keepFresh({ services, log, onRead }: WarmUpOptions): void {
  setInterval(() => {
    readFrames(services, log)
      .then(onRead)
      .catch((error: unknown) => log.warn({ err: error }, 'the frame could not be read anew'));
  }, refreshMs).unref();
}

/**
 * Reads globals, currencies, shippers, menus, the editors' configuration and their words for single addresses into the
 * shared memory before the first shopper comes, goes on trying while the backend is not there yet, and keeps them fresh.
 * Countries come with the globals; the list under its own address says the same and is not asked for.
 */
export async function warmUp(options: WarmUpOptions): Promise<void> {
  const { services, log, onRead } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await readFrames(services, log);
      await onRead?.();
      log.info({ attempt }, 'ready');
      keepFresh(options);
      return;
    } catch (error) {
      if (attempt === 1) log.warn({ err: error }, 'the backend does not answer yet');
      await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
    }
  }
}
