import type { Locale } from '@vyloha/contract';
import type { Logger } from 'pino';

declare global {
  namespace Express {
    interface Locals {
      requestId: string;
      /** By the clock of `performance`. */
      startedAt: number;
      log: Logger;
      /** Left by the route guards, unless they are configured not to. */
      locale?: Locale;
      /** Alpha-2, where the currency hangs on it. */
      country?: string | null;
    }
  }
}
