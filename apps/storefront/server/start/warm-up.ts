import { randomUUID } from 'node:crypto';
import type { Config } from '@vyloha/config/server';
import { cookieNames, locales } from '@vyloha/contract';
import { loadShell } from '@vyloha/shell/server';
import type { Logger } from 'pino';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { HostServices } from '../../app/compose/load-context.server';

const retryMs = 1_000;

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
  await loadShell(new Request(services.config.publicUrl), context);
  if (!isComplete()) throw new Error('A menu could not be read');
}

/**
 * Reads globals, currencies and menus into the shared memory before the first shopper comes, and goes on trying while
 * the backend is not there yet.
 */
export async function warmUp(services: HostServices, log: Logger): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await Promise.all(entrancesOf(services.config).map((entrance) => readFrame(services, entrance, log)));
      log.info({ attempt }, 'ready');
      return;
    } catch (error) {
      if (attempt === 1) log.warn({ err: error }, 'the backend does not answer yet');
      await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
    }
  }
}
