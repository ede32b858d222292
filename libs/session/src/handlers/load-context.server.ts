import type {} from '@remix-run/server-runtime';
import type { SentConfig } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import type { Locale } from '@vyloha/contract';
import type { Translate } from '@vyloha/i18n';
import type { Currency } from '@vyloha/money';
import type { CookieJar } from '../model/cookie-jar';
import type { Shopper } from '../model/shopper';
import type { ShopperSession } from '../model/shopper-session';

declare module '@remix-run/server-runtime' {
  /** What the host hands to every loader and action; the session machine ran before. */
  interface AppLoadContext {
    config: Config;
    cookies: CookieJar;
    /** The active currency with its format. */
    currency: Currency;
    locale: Locale;
    /** The part of the settings that the page may know, and the domain it is seen on. */
    publicConfig: SentConfig;
    /** The page will look otherwise from this moment on: nobody keeps it for others beyond. */
    pageChangesAt: (moment: Date) => void;
    requestId: string;
    session: ShopperSession;
    shopper: Shopper;
    /** Texts in the shopper's language, with the namespace in front: `t('cart:remove.title')`. */
    t: Translate;
  }
}
