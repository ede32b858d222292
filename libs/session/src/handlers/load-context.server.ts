import type {} from '@remix-run/server-runtime';
import type { PublicConfigData } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import type { Locale } from '@vyloha/contract';
import type { Translate } from '@vyloha/i18n';
import type { Currency } from '@vyloha/money';
import type { CookieJar } from '../model/cookie-jar';
import type { Shopper } from '../model/shopper';
import type { ShopperSession } from '../model/shopper-session';

declare module '@remix-run/server-runtime' {
  /** Context that the host passes to every loader and action, after the session machine ran. */
  interface AppLoadContext {
    config: Config;
    cookies: CookieJar;
    /** The active currency with its format. */
    currency: Currency;
    locale: Locale;
    /** The public part of the settings, and the current domain. */
    publicConfig: PublicConfigData;
    /** The page changes at this timestamp: shared caches must not keep it longer. */
    expirePageAt: (date: Date) => void;
    requestId: string;
    session: ShopperSession;
    shopper: Shopper;
    /** Texts in the shopper's language, with the namespace in front: `t('cart:remove.title')`. */
    t: Translate;
  }
}
