import type {} from '../handlers/load-context.server';
import type { AppLoadContext } from '@remix-run/node';
import { createCmsClient } from '@vyloha/cms-client';
import type { AnalyticsEvent } from '@vyloha/analytics';
import { readConfig, toPublicConfig } from '@vyloha/config/server';
import { byLocale, type CookieKey } from '@vyloha/contract';
import type { BackendIdentity } from '@vyloha/http-client';
import { configureI18n, translatorFor } from '@vyloha/i18n/server';
import { createStoreClient } from '@vyloha/store-client';
import { allMessages } from '@vyloha/testing';
import { createSessionId } from '../handlers/start-guest-session.server';
import type { FlashMessage } from '../model/flash-message';
import type { Shopper } from '../model/shopper';
import type { RedirectModalReason } from '../model/shopper-session';
import { aCookieJar } from './a-cookie-jar';
import { aShopper } from './a-shopper';
import { someCurrencies } from './some-currencies';

interface HandlerContextOptions {
  /** Addresses of a running backend; without them every call fails. */
  backend?: { storeUrl: string; cmsUrl: string };
  /** The browser's cookies; modified by the handler. */
  cookies?: Map<CookieKey, string>;
  /** Value of `FEATURES`. */
  features?: string;
  shopper?: Partial<Shopper>;
  /** Whether the login of this browser session has ended by itself. */
  isLoginEnded?: boolean;
}

/** Context of a handler, with the recorded cookies and messages. */
export interface HandlerContext {
  context: AppLoadContext;
  cookies: Map<CookieKey, string>;
  flashed: FlashMessage[];
  /** Events that the host reports, as if the form had been posted without script. */
  reported: AnalyticsEvent[];
  /** Reasons with which the handler opened the redirect modal. */
  redirectModals: RedirectModalReason[];
}

const unreachableBackend = { storeUrl: 'http://127.0.0.1:9/store', cmsUrl: 'http://127.0.0.1:9/cms' };

/** The context of one request, as the host would create it from the shopper's cookies. */
export function aHandlerContext({
  backend = unreachableBackend,
  cookies = new Map(),
  features,
  isLoginEnded = false,
  ...options
}: HandlerContextOptions = {}): HandlerContext {
  configureI18n(byLocale(allMessages));
  const jar = aCookieJar(cookies);
  const [crown, euro] = someCurrencies();
  const currency = jar.get('currency') === euro.code ? euro : crown;
  const shopper = aShopper({ token: jar.get('token'), currency: currency.code, ...options.shopper });
  let sessionId = 'a'.repeat(24);
  const flashed: FlashMessage[] = [];
  const redirectModals: RedirectModalReason[] = [];
  const reported: AnalyticsEvent[] = [];
  const report = (event: AnalyticsEvent) => void reported.push(event);
  const identity = (): BackendIdentity => ({
    locale: shopper.locale,
    currency: shopper.currency,
    variant: shopper.variant,
    groups: shopper.groups,
    domainCode: 'cz',
    preview: null,
    translationVariant: '',
    token: jar.get('token'),
    guestToken: jar.get('guestCart'),
    forwardedFor: null,
  });
  const client = { identity, requestId: 'test', timeoutMs: 5000 };
  const config = readConfig(features === undefined ? {} : { FEATURES: features });
  const context: AppLoadContext = {
    cms: createCmsClient({ ...client, baseUrl: backend.cmsUrl }),
    config,
    cookies: jar,
    currency,
    events: { report, reportForm: report },
    locale: shopper.locale,
    publicConfig: toPublicConfig(config, config.domains[0]),
    expirePageAt: () => {},
    requestId: 'test',
    session: {
      get id() {
        return sessionId;
      },
      get isLoginEnded() {
        return isLoginEnded;
      },
      renew() {
        sessionId = createSessionId();
      },
      flash: (message) => void flashed.push(message),
      fireFlashMessages: () => [],
      openRedirectModal: (reason) => void redirectModals.push(reason),
      fireRedirectModal: () => null,
      proceed: async ({ fetchCart, addFromUrl }) => {
        await fetchCart();
        await addFromUrl();
        return { progress: { isUserFetched: true, hasCart: false, isCartLoaded: true }, credits: null };
      },
    },
    shopper,
    store: createStoreClient({ ...client, baseUrl: backend.storeUrl }),
    t: translatorFor(shopper.locale),
  };
  return { context, cookies, flashed, redirectModals, reported };
}
