import type { Locale } from '@vyloha/contract';
import type { Logger } from 'pino';

declare global {
  namespace Express {
    interface Locals {
      requestId: string;
      /** A timestamp of `performance.now()`. */
      startedAt: number;
      log: Logger;
      /** Set by the route guards, unless the configuration disables them. */
      locale?: Locale;
      /** Alpha-2, where the currency depends on it. */
      country?: string | null;
    }
  }
}
