import type { Config } from '@vyloha/config/server';
import type { Logger } from 'pino';
import { loadPersonal } from '../../app/compose/personal/load-personal.server';
import type { PersonalData } from '../../app/compose/personal/personal-data';
import type { PageRenderer } from '../pages/page-renderer';
import type { PageRequest } from './page-request';
import { hostOf } from './render-segment-page';

interface GuestDataOptions {
  config: Config;
  start: PageRenderer['start'];
  log: Logger;
}

/** Loads the personal data of a guest who has nothing yet, by the same steps as anybody else's. */
export function createGuestDataLoader({ config, start, log }: GuestDataOptions) {
  return async ({ address, cookieHeader, domain }: PageRequest, requestId: string): Promise<PersonalData> => {
    const host = hostOf(domain, config);
    const { protocol } = new URL(config.publicUrl);
    const details = {
      cookieHeader,
      host,
      requestId,
      forwardedFor: null,
      nonce: undefined,
      log: log.child({ requestId }),
    };
    const { context } = await start(new Request(`${protocol}//${host}${address}`), details);
    return loadPersonal(context);
  };
}
