import type { AppLoadContext } from '@remix-run/node';
import { domainOf } from '@vyloha/config';
import { toPublicConfig } from '@vyloha/config/server';
import type { Config } from '@vyloha/config/server';
import type { SharedReads } from '@vyloha/contract';
import type { BackendIdentity, CircuitBreakers, Deadline, FinishedCall } from '@vyloha/contract/server';
import type { Recommender } from '@vyloha/catalog/server';
import { translatorFor } from '@vyloha/i18n/server';
import type { SearchRecommender } from '@vyloha/search/server';
import { startSession } from '@vyloha/session/server';
import type { HostedSession } from '@vyloha/session/server';
import type { Logger } from 'pino';
import type { ServerTiming } from '../../server/server-timing';
import type { RenderedPage } from '../render/rendered-page.server';
import { createCookieJar } from './cookies/cookie-jar.server';
import type { RequestCookieJar } from './cookies/cookie-jar.server';
import type { Sealer } from './cookies/sealer.server';
import type { Frame } from './frame/frame';
import { withConsent } from './with-consent.server';
import { detectLocale } from './detect-locale.server';
import { createRequestClients } from './request-clients.server';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** Log of the request; every line carries its id. */
    log: Logger;
    /** Of this page's inline scripts; none on a page that is kept for all guests. */
    nonce: string | undefined;
    rendered: RenderedPage;
    /** Whether only the frame is wanted, around the words that the page cannot be shown now. */
    isStandIn: boolean;
    /** What the page is rendered in, once it was loaded. */
    frame: Frame | null;
  }
}

/** What lives as long as the process. */
export interface HostServices {
  config: Config;
  sealer: Sealer;
  sharedReads: SharedReads;
  /** Of the calls to the backend; without them every call goes out. */
  breakers?: CircuitBreakers;
  /** Where the shop has a recommender outside. */
  recommender?: Recommender;
  /** Where the shop has a search service. */
  searchRecommender?: SearchRecommender;
}

/** What the host knows of a request before anybody was asked. */
export interface RequestFacts {
  cookieHeader: string;
  host: string;
  requestId: string;
  /** Address of the shopper. */
  forwardedFor: string | null;
  nonce: string | undefined;
  log: Logger;
  /** Where the shopper comes from, alpha-2, when the currency hangs on it. */
  country?: string | null;
  /** What the address asks for, where the shop allows it. */
  wishedCurrency?: string | null;
  /** Whether only the frame is wanted, around the words that the page cannot be shown now. */
  isStandIn?: boolean;
  onCall: (call: FinishedCall) => void;
  /** Over all reads for this request; without it each call has a time limit of its own. */
  deadline?: Deadline;
  /** Notes how long the steps of the session start took. */
  measure?: ServerTiming['measure'];
}

/** The context of a request, and what the host itself wants back from it. */
export interface HostedContext {
  context: AppLoadContext;
  cookies: RequestCookieJar;
  session: HostedSession;
  /** Whether every call to the backend was answered so far. */
  isComplete: () => boolean;
  /** Who asks, for calls that the host itself passes on. */
  identity: () => BackendIdentity;
}

/**
 * Puts together what loaders and actions are handed: settings, cookies, clients, and who is shopping.
 * @throws BackendUnavailable when what every page needs was never read and cannot be.
 */
export async function createHostedContext(services: HostServices, facts: RequestFacts): Promise<HostedContext> {
  const { config, sealer, recommender, searchRecommender } = services;
  const secure = config.publicUrl.startsWith('https:');
  const cookies = createCookieJar({ header: facts.cookieHeader, prefix: config.cookiePrefix, secure, sealer });
  const domain = domainOf(config.domains, facts.host);
  const locale = await detectLocale({ config, domain, cookieHeader: facts.cookieHeader });
  const clients = createRequestClients({ ...services, ...facts, cookies, domain, locale });
  const { shopper, currency, session, translationVariant } = await startSession({
    cookies,
    domain,
    locale,
    clientFor: (someone) => clients.clientsFor(someone).store,
    visitorCountry: facts.country,
    wishedCurrency: facts.wishedCurrency,
    measure: facts.measure,
  });
  const { store, cms, identity } = clients.clientsFor(shopper, translationVariant);
  const rendered: RenderedPage = { html: null, until: Infinity, obstacle: null };
  const context: AppLoadContext = {
    cms,
    config,
    cookies,
    currency,
    frame: null,
    isStandIn: facts.isStandIn ?? false,
    locale,
    log: facts.log,
    nonce: facts.nonce,
    publicConfig: toPublicConfig(config, domain),
    pageChangesAt: (moment) => {
      rendered.until = Math.min(rendered.until, moment.getTime());
    },
    rendered,
    requestId: facts.requestId,
    session,
    shopper,
    store,
    t: translatorFor(locale),
    ...(recommender && {
      recommender: facts.nonce === undefined ? 'late' : withConsent(recommender, cookies, session),
    }),
    ...(searchRecommender && { searchRecommender }),
  };
  return { context, cookies, session, isComplete: clients.isComplete, identity };
}
