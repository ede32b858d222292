import type {} from '@remix-run/server-runtime';
import type { PublicConfigData } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import type {} from '@vyloha/i18n/server';
import type { Currency } from '@vyloha/money';
import type { CookieJar } from '../model/cookie-jar';
import type { Shopper } from '../model/shopper';
import type { ShopperSession } from '../model/shopper-session';

declare module '@remix-run/server-runtime' {
  /** What the host knows after the session machine ran. */
  interface AppLoadContext {
    config: Config;
    cookies: CookieJar;
    /** The active currency with its format. */
    currency: Currency;
    /** The public part of the settings, and the current domain. */
    publicConfig: PublicConfigData;
    /** The page changes at this timestamp: shared caches must not keep it longer. */
    expirePageAt: (date: Date) => void;
    requestId: string;
    session: ShopperSession;
    shopper: Shopper;
  }
}
