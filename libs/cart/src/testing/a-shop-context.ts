import type { AppLoadContext } from '@remix-run/node';
import { createCmsClient } from '@vyloha/cms-client';
import { readConfig } from '@vyloha/config/server';
import type { CookieKey } from '@vyloha/contract';
import type { BackendIdentity } from '@vyloha/contract/server';
import { configureI18n, translatorFor } from '@vyloha/i18n/server';
import type { FlashMessage, Shopper } from '@vyloha/session';
import { aShopper, someCurrencies } from '@vyloha/session/testing';
import { createStoreClient } from '@vyloha/store-client';
import cs from '../i18n/cs.json';
import sk from '../i18n/sk.json';

interface ShopContextOptions {
  /** Origin of the backend. */
  backendUrl: string;
  features?: string;
  shopper?: Partial<Shopper>;
}

/** What a handler is given, with what it did to the shopper's cookies and messages. */
export interface ShopContext {
  context: AppLoadContext;
  cookies: Map<CookieKey, string>;
  flashed: FlashMessage[];
}

function cookieJar(cookies: Map<CookieKey, string>): AppLoadContext['cookies'] {
  const get = (name: CookieKey) => cookies.get(name) ?? null;
  const set = (name: CookieKey, value: string) => void cookies.set(name, value);
  return { get, set, clear: (name) => void cookies.delete(name), getSealed: get, setSealed: set };
}

/** The context of one request of a shopper whose cookies are kept, as the host would make it. */
export function aShopContext(options: ShopContextOptions, cookies = new Map<CookieKey, string>()): ShopContext {
  const { backendUrl, features, shopper: changes } = options;
  const [currency] = someCurrencies();
  const shopper = aShopper({ guestToken: cookies.get('guestCart') ?? null, ...changes });
  const flashed: FlashMessage[] = [];
  const identity = (): BackendIdentity => ({
    locale: shopper.locale,
    currency: shopper.currency,
    variant: shopper.variant,
    groups: shopper.groups,
    domainCode: 'cz',
    translationVariant: '',
    token: shopper.token,
    guestToken: cookies.get('guestCart') ?? null,
    forwardedFor: null,
  });
  configureI18n({ cs: { cart: cs }, sk: { cart: sk } });
  const client = { identity, requestId: 'test', timeoutMs: 2000 };
  return {
    cookies,
    flashed,
    context: {
      cms: createCmsClient({ ...client, baseUrl: `${backendUrl}/cms` }),
      config: readConfig({ ...(features && { FEATURES: features }) }),
      cookies: cookieJar(cookies),
      currency,
      locale: shopper.locale,
      requestId: 'test',
      session: { id: 'a'.repeat(24), flash: (message) => void flashed.push(message), fireFlashMessages: () => [] },
      shopper,
      store: createStoreClient({ ...client, baseUrl: `${backendUrl}/store` }),
      t: translatorFor(shopper.locale),
    },
  };
}
