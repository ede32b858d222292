import { createCmsClient } from '@vyloha/cms-client';
import type { CmsClient } from '@vyloha/cms-client';
import type { Domain } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import type { Locale, SharedReads } from '@vyloha/contract';
import type { BackendIdentity, FinishedCall } from '@vyloha/contract/server';
import type { CookieJar, Shopper } from '@vyloha/session';
import { createStoreClient } from '@vyloha/store-client';
import type { StoreClient } from '@vyloha/store-client';

interface RequestClientsOptions {
  config: Config;
  sharedReads: SharedReads;
  cookies: CookieJar;
  domain: Domain;
  locale: Locale;
  requestId: string;
  forwardedFor: string | null;
  onCall: (call: FinishedCall) => void;
}

/** Clients that speak for one shopper. */
export interface ShopperClients {
  store: StoreClient;
  cms: CmsClient;
  identity: () => BackendIdentity;
}

export interface RequestClients {
  clientsFor(shopper: Shopper, translationVariant?: string): ShopperClients;
  /** Whether every call was answered so far: a page with a part missing is not one to keep for others. */
  isComplete(): boolean;
}

/** The clients of one request of the storefront. */
export function createRequestClients(options: RequestClientsOptions): RequestClients {
  const { config, cookies, domain, locale, forwardedFor } = options;
  let isComplete = true;

  async function watched<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      isComplete = false;
      throw error;
    }
  }

  return {
    clientsFor({ currency, variant, groups }, translationVariant = '') {
      const identity = (): BackendIdentity => ({
        locale,
        currency,
        variant,
        groups,
        domainCode: domain.code,
        translationVariant,
        // A login or a first add changes these within a request.
        token: cookies.get('token'),
        guestToken: cookies.get('guestCart'),
        forwardedFor,
      });
      const store = createStoreClient({ ...options, identity, baseUrl: config.storeApiUrl });
      const cms = createCmsClient({ ...options, identity, baseUrl: config.cmsApiUrl });
      return {
        identity,
        store: { send: (call) => watched(store.send(call)) },
        cms: {
          rest: (call) => watched(cms.rest(call)),
          query: (document, variables, query) => watched(cms.query(document, variables, query)),
        },
      };
    },
    isComplete: () => isComplete,
  };
}
