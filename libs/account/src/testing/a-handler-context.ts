import type { AppLoadContext } from '@remix-run/node';
import { createCmsClient } from '@vyloha/cms-client';
import { readConfig } from '@vyloha/config/server';
import type { CookieKey } from '@vyloha/contract';
import type { BackendIdentity } from '@vyloha/contract/server';
import { configureI18n, translatorFor } from '@vyloha/i18n/server';
import type { CookieJar, FlashMessage, Shopper } from '@vyloha/session';
import { aShopper, someCurrencies } from '@vyloha/session/testing';
import { createStoreClient } from '@vyloha/store-client';
import { allMessages } from '@vyloha/testing';

interface HandlerContextOptions {
  backend: { storeUrl: string; cmsUrl: string };
  /** What the browser sends; written to by the handler. */
  cookies?: Map<CookieKey, string>;
  features?: string;
  shopper?: Partial<Shopper>;
}

/** What a handler is given, with what it did to the shopper's cookies and messages. */
export interface HandlerContext {
  context: AppLoadContext;
  cookies: Map<CookieKey, string>;
  flashed: FlashMessage[];
}

function toJar(cookies: Map<CookieKey, string>): CookieJar {
  const get = (name: CookieKey) => cookies.get(name) ?? null;
  const set = (name: CookieKey, value: string) => void cookies.set(name, value);
  return { get, set, clear: (name) => void cookies.delete(name), getSealed: get, setSealed: set };
}

/** The context of one request, as the host would make it from the shopper's cookies. */
export function aHandlerContext({
  backend,
  cookies = new Map(),
  features,
  ...options
}: HandlerContextOptions): HandlerContext {
  configureI18n({ cs: allMessages('cs'), sk: allMessages('sk') });
  const currencies = someCurrencies();
  const currency = currencies.find(({ code }) => code === cookies.get('currency')) ?? currencies[0];
  const shopper = aShopper({ token: cookies.get('token') ?? null, currency: currency.code, ...options.shopper });
  const flashed: FlashMessage[] = [];
  const identity = (): BackendIdentity => ({
    locale: shopper.locale,
    currency: shopper.currency,
    variant: shopper.variant,
    groups: shopper.groups,
    domainCode: 'cz',
    translationVariant: '',
    token: cookies.get('token') ?? null,
    guestToken: cookies.get('guestCart') ?? null,
    forwardedFor: null,
  });
  const client = { identity, requestId: 'test', timeoutMs: 5000 };
  const context: AppLoadContext = {
    cms: createCmsClient({ ...client, baseUrl: backend.cmsUrl }),
    config: readConfig(features === undefined ? {} : { FEATURES: features }),
    cookies: toJar(cookies),
    currency,
    locale: shopper.locale,
    requestId: 'test',
    session: { id: 'a'.repeat(24), flash: (message) => void flashed.push(message), fireFlashMessages: () => [] },
    shopper,
    store: createStoreClient({ ...client, baseUrl: backend.storeUrl }),
    t: translatorFor(shopper.locale),
  };
  return { context, cookies, flashed };
}
