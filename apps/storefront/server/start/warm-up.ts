import { randomUUID } from 'node:crypto';
import { getFastestShipperOrNull } from '@vyloha/cart/server';
import { loadSiteMetadataOrNull } from '@vyloha/content-blocks/server';
import type { Config } from '@vyloha/config/server';
import { cookieNames, locales } from '@vyloha/contract';
import { loadErrorPageOrNull, loadShellFrame } from '@vyloha/shell/server';
import type { Logger } from 'pino';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { HostServices } from '../../app/compose/load-context.server';

const retryMs = 1_000;
const refreshMs = 60_000;

interface Entrance {
  host: string;
  cookieHeader: string;
}

/** Every way in which a guest can enter the shop. */
function entrancesOf({ cookiePrefix, domains, publicUrl }: Config): Entrance[] {
  const [only] = domains;
  if (domains.length > 1) return domains.map(({ host }) => ({ host, cookieHeader: '' }));
  const host = only.host === '*' ? new URL(publicUrl).host : only.host;
  return locales.map((locale) => ({ host, cookieHeader: `${cookiePrefix}${cookieNames.locale}=${locale}` }));
}

async function readFrame(services: HostServices, entrance: Entrance, log: Logger): Promise<void> {
  const { context, isComplete } = await createHostedContext(services, {
    ...entrance,
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

/** Asks for everything again now and then, so that the first shopper of a quiet hour gets nothing old. */
function keepFresh(services: HostServices, log: Logger): void {
  setInterval(() => {
    readFrames(services, log).catch((error: unknown) => log.warn({ err: error }, 'the frame could not be read anew'));
  }, refreshMs).unref();
}

/**
 * Reads globals, currencies, shippers, menus, the editors' configuration and their words for single addresses into the
 * shared memory before the first shopper comes, goes on trying while the backend is not there yet, and keeps them fresh.
 * Countries come with the globals; the list under its own address says the same and is not asked for.
 */
export async function warmUp(services: HostServices, log: Logger): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await readFrames(services, log);
      log.info({ attempt }, 'ready');
      keepFresh(services, log);
      return;
    } catch (error) {
      if (attempt === 1) log.warn({ err: error }, 'the backend does not answer yet');
      await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
    }
  }
}
