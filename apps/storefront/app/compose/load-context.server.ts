import { createCmsClient } from '@vyloha/cms-client';
import { domainOf, type PublicConfig } from '@vyloha/config';
import { toPublicConfig } from '@vyloha/config/server';
import type { Config } from '@vyloha/config/server';
import { isLocale } from '@vyloha/contract';
import type { Locale, SharedReads } from '@vyloha/contract';
import type { BackendIdentity, FinishedCall } from '@vyloha/contract/server';
import { translatorFor } from '@vyloha/i18n/server';
import type { Shopper } from '@vyloha/session';
import { startSession } from '@vyloha/session/server';
import type { HostedSession } from '@vyloha/session/server';
import { createStoreClient } from '@vyloha/store-client';
import type { AppLoadContext } from '@remix-run/node';
import type { RenderedPage } from '../render/rendered-page.server';
import { createCookieJar } from './cookies/cookie-jar.server';
import type { RequestCookieJar } from './cookies/cookie-jar.server';
import type { Sealer } from './cookies/sealer.server';
import { watchFailures } from './watch-failures.server';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** The part of the settings that the page may know. */
    publicConfig: PublicConfig;
    /** Of this page's inline scripts; none on a page that is kept for all guests. */
    nonce: string | undefined;
    rendered: RenderedPage;
  }
}

/** What lives as long as the process. */
export interface HostServices {
  config: Config;
  sealer: Sealer;
  sharedReads: SharedReads;
}

/** What the host knows of a request before anybody was asked. */
export interface RequestFacts {
  cookieHeader: string;
  host: string;
  requestId: string;
  /** Address of the shopper. */
  forwardedFor: string | null;
  nonce: string | undefined;
  onCall: (call: FinishedCall) => void;
}

/** The context of a request, and what the host itself wants back from it. */
export interface HostedContext {
  context: AppLoadContext;
  cookies: RequestCookieJar;
  session: HostedSession;
  /** Whether every call to the backend was answered so far. */
  isComplete: () => boolean;
}

/**
 * Puts together what loaders and actions are handed: settings, cookies, clients, and who is shopping.
 * @throws BackendUnavailable when what every page needs was never read and cannot be.
 */
export async function createHostedContext(services: HostServices, facts: RequestFacts): Promise<HostedContext> {
  const { config, sealer, sharedReads } = services;
  const { requestId, onCall } = facts;
  const cookies = createCookieJar({
    header: facts.cookieHeader,
    prefix: config.cookiePrefix,
    secure: config.publicUrl.startsWith('https:'),
    sealer,
  });
  const domain = domainOf(config.domains, facts.host);
  const locale = localeOf(cookies, config, domain.locale);
  let translationVariant = '';
  let isComplete = true;

  function clientsFor(shopper: Shopper) {
    const identity = (): BackendIdentity => ({
      locale,
      currency: shopper.currency,
      variant: shopper.variant,
      groups: shopper.groups,
      domainCode: domain.code,
      translationVariant,
      // A login or a first add changes these within a request.
      token: cookies.get('token'),
      guestToken: cookies.get('guestCart'),
      forwardedFor: facts.forwardedFor,
    });
    const options = { identity, requestId, sharedReads, onCall };
    const store = createStoreClient({ ...options, baseUrl: config.storeApiUrl });
    const cms = createCmsClient({ ...options, baseUrl: config.cmsApiUrl });
    return watchFailures({ store, cms }, () => {
      isComplete = false;
    });
  }

  const start = await startSession({
    cookies,
    domain,
    locale,
    clientFor: (shopper) => clientsFor(shopper).store,
  });
  translationVariant = start.translationVariant;
  const context: AppLoadContext = {
    ...clientsFor(start.shopper),
    config,
    cookies,
    currency: start.currency,
    locale,
    nonce: facts.nonce,
    publicConfig: toPublicConfig(config, domain),
    rendered: { html: null },
    requestId,
    session: start.session,
    shopper: start.shopper,
    t: translatorFor(locale),
  };
  return { context, cookies, session: start.session, isComplete: () => isComplete };
}

/** On a single domain the shopper's choice counts, on several each speaks its own language. */
function localeOf(cookies: RequestCookieJar, { domains }: Config, domainLocale: Locale): Locale {
  const chosen = cookies.get('locale');
  return domains.length === 1 && isLocale(chosen) ? chosen : domainLocale;
}
