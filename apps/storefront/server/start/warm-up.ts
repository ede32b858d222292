import { randomUUID } from 'node:crypto';
import { listShippersOrNone } from '@vyloha/cart/server';
import { loadSiteMetadataOrNull } from '@vyloha/content-blocks/server';
import { loadErrorPageOrNull, loadShellLayout } from '@vyloha/shell/server';
import type { Logger } from 'pino';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { HostServices } from '../../app/compose/load-context.server';
import { listEntryPoints } from './entry-points';
import type { EntryPoint } from './entry-points';

const retryMs = 1_000;
/** The data every page needs is refreshed before a shopper would have to wait for it. */
const refreshMs = 25_000;

async function loadSharedData(services: HostServices, { host, cookieHeader }: EntryPoint, log: Logger): Promise<void> {
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
    loadShellLayout(context),
    loadSiteMetadataOrNull(home, context),
    loadErrorPageOrNull(context, 404),
    listShippersOrNone(context.store),
  ]);
  if (!isComplete()) throw new Error('A part of the frame could not be read');
}

function loadAllSharedData(services: HostServices, log: Logger): Promise<unknown> {
  return Promise.all(listEntryPoints(services.config).map((entryPoint) => loadSharedData(services, entryPoint, log)));
}

interface WarmUpOptions {
  services: HostServices;
  log: Logger;
  /** Called with all the data, each time it was read. */
  onRefreshed?: () => Promise<unknown>;
  /** Ends the refreshing. */
  signal?: AbortSignal;
}

/** Refreshes everything periodically, so that the first shopper after an hour without traffic gets nothing stale. */
function revalidate({ services, log, onRefreshed, signal }: WarmUpOptions): void {
  const timer = setInterval(() => {
    if (signal?.aborted === true) {
      clearInterval(timer);
      return;
    }
    loadAllSharedData(services, log)
      .then(onRefreshed)
      .catch((error: unknown) => log.warn({ err: error }, 'the frame could not be read anew'));
  }, refreshMs).unref();
}

/**
 * Reads globals, currencies, shippers, menus, the editors' configuration and their texts for single URLs into the
 * shared reads before the first shopper comes, retries while the backend is not available yet, and keeps them fresh.
 * Countries come with the globals; their own endpoint returns the same and is not called.
 */
export async function warmUp(options: WarmUpOptions): Promise<void> {
  const { services, log, onRefreshed, signal } = options;
  for (let attempt = 1; signal?.aborted !== true; attempt += 1) {
    try {
      await loadAllSharedData(services, log);
      await onRefreshed?.();
      log.info({ attempt }, 'ready');
      revalidate(options);
      return;
    } catch (error) {
      if (attempt === 1) log.warn({ err: error }, 'the backend does not answer yet');
      await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
    }
  }
}
