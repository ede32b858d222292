import { createCmsClient } from '@vyloha/cms-client';
import type { CmsClient } from '@vyloha/cms-client';
import type { Domain } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { BackendUnavailable } from '@vyloha/contract';
import type { Locale, SharedReads } from '@vyloha/contract';
import type { BackendIdentity, CircuitBreakers, Deadline, FinishedCall } from '@vyloha/contract/server';
import type { CookieJar, Shopper } from '@vyloha/session';
import { forgetIdentity } from '@vyloha/session/server';
import { createStoreClient } from '@vyloha/store-client';
import type { StoreAnswer, StoreCall, StoreClient } from '@vyloha/store-client';
import { counter } from '@vyloha/telemetry/server';

interface RequestClientsOptions {
  config: Config;
  sharedReads: SharedReads;
  cookies: CookieJar;
  domain: Domain;
  locale: Locale;
  requestId: string;
  forwardedFor: string | null;
  onCall: (call: FinishedCall) => void;
  breakers?: CircuitBreakers | undefined;
  deadline?: Deadline | undefined;
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

const unauthorized = 401;

const failures = counter('vyloha_backend_failures_total', 'Calls that a page had to do without, by reason', ['reason']);

/** The clients of one request of the storefront. */
export function createRequestClients(options: RequestClientsOptions): RequestClients {
  const { config, cookies, domain, locale, forwardedFor } = options;
  let isComplete = true;

  async function watched<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      isComplete = false;
      if (error instanceof BackendUnavailable) failures.inc({ reason: error.reason });
      throw error;
    }
  }

  /** A bearer that any call refuses is dead, and with it all that was proven of it. */
  async function sendWatched<T>(store: StoreClient, call: StoreCall<T>): Promise<StoreAnswer<T>> {
    const token = cookies.get('token');
    const answer = await watched(store.send(call));
    const isRefused = answer.status === unauthorized && call.shared !== true;
    if (isRefused && token !== null && cookies.get('token') === token) forgetIdentity(cookies);
    return answer;
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
        store: { send: (call) => sendWatched(store, call) },
        cms: {
          rest: (call) => watched(cms.rest(call)),
          query: (document, variables, query) => watched(cms.query(document, variables, query)),
        },
      };
    },
    isComplete: () => isComplete,
  };
}
