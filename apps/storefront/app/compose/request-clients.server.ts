import { createCmsClient } from '@vyloha/cms-client';
import type { CmsClient } from '@vyloha/cms-client';
import type { Domain } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { BackendUnavailable } from '@vyloha/http-client';
import type { Locale } from '@vyloha/contract';
import type { SharedReads, BackendIdentity, CircuitBreakers, Deadline, FinishedCall } from '@vyloha/http-client';
import type { CookieJar, Shopper } from '@vyloha/session';
import { clearIdentity } from '@vyloha/session/server';
import { createStoreClient } from '@vyloha/store-client';
import type { StoreResponse, StoreCall, StoreClient } from '@vyloha/store-client';
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
  /** Sent where the content system filters by permissions, in place of the shopper's own token. */
  permissionToken?: string | null | undefined;
}

/** API clients that call on behalf of one shopper. */
export interface ShopperClients {
  store: StoreClient;
  cms: CmsClient;
  identity: () => BackendIdentity;
}

export interface RequestClients {
  clientsFor(shopper: Shopper, translationVariant?: string): ShopperClients;
  /** Whether every call has succeeded so far: a page with a part missing must not be cached for others. */
  isComplete(): boolean;
  /** The products that were read so far, as tags. */
  productTags: ReadonlySet<string>;
  /** @param report called when a call from now on shows that the shopper's token is rejected */
  onTokenRefused(report: () => void): void;
}

const unauthorized = 401;

const failures = counter('vyloha_backend_failures_total', 'Calls that a page had to do without, by reason', ['reason']);

/** The API clients of one request of the storefront. */
export function createRequestClients(options: RequestClientsOptions): RequestClients {
  const { config, cookies, domain, locale, forwardedFor, permissionToken } = options;
  // The start of a session finds out by itself.
  let reportRefusedToken = () => {};
  let isComplete = true;
  const productTags = new Set<string>();
  const onCacheTags = (tags: readonly string[]) => {
    for (const tag of tags) productTags.add(tag);
  };

  async function trackFailures<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      isComplete = false;
      if (error instanceof BackendUnavailable) failures.inc({ reason: error.reason });
      throw error;
    }
  }

  /** A bearer token that any call rejects is invalid, and so is everything that was proven by it. */
  async function trackIdentity<T extends { status: number }>(call: Promise<T>): Promise<T> {
    const token = cookies.get('token');
    const response = await trackFailures(call);
    if (response.status === unauthorized && token !== null && cookies.get('token') === token) {
      clearIdentity(cookies);
      reportRefusedToken();
    }
    return response;
  }

  function sendTracked<T>(store: StoreClient, call: StoreCall<T>): Promise<StoreResponse<T>> {
    return call.shared === true ? trackFailures(store.send(call)) : trackIdentity(store.send(call));
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
        // A login or the first product in the cart changes these within a request.
        token: cookies.get('token'),
        guestToken: cookies.get('guestCart'),
        preview: cookies.getSealed('preview'),
        forwardedFor,
      });
      const store = createStoreClient({ ...options, onCacheTags, identity, baseUrl: config.storeApiUrl });
      const cmsIdentity = permissionToken === undefined ? identity : () => ({ ...identity(), token: permissionToken });
      const cms = createCmsClient({ ...options, onCacheTags, identity: cmsIdentity, baseUrl: config.cmsApiUrl });
      return {
        identity,
        store: {
          send: (call) => sendTracked(store, call),
          download: (path, signal) => trackIdentity(store.download(path, signal)),
        },
        cms: {
          rest: (call) => trackFailures(cms.rest(call)),
          query: (document, variables, query) => trackFailures(cms.query(document, variables, query)),
        },
      };
    },
    isComplete: () => isComplete,
    productTags,
    onTokenRefused: (report) => void (reportRefusedToken = report),
  };
}
