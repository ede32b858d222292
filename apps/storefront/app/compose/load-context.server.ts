import type { AppLoadContext } from '@remix-run/node';
import type { Certification, Conversions } from '@vyloha/checkout/server';
import type { PostedPhotos } from '@vyloha/forms/server';
import { domainOf } from '@vyloha/config';
import { toPublicConfig } from '@vyloha/config/server';
import type { Config } from '@vyloha/config/server';
import type { SharedReads, BackendIdentity, CircuitBreakers, Deadline, FinishedCall } from '@vyloha/http-client';
import type { Recommender } from '@vyloha/catalog/server';
import { translatorFor } from '@vyloha/i18n/server';
import type { SearchRecommender } from '@vyloha/search/server';
import { startSession } from '@vyloha/session/server';
import type { HostedSession } from '@vyloha/session/server';
import type { Logger } from 'pino';
import type { ServerTiming } from '../../server/server-timing';
import { createRenderedPage } from '../render/rendered-page.server';
import type { RenderedPage } from '../render/rendered-page.server';
import { createCookieJar } from './cookies/cookie-jar.server';
import type { RequestCookieJar } from './cookies/cookie-jar.server';
import type { Sealer } from './cookies/sealer.server';
import type { Frame } from './frame/frame';
import { toSegmentCookies, toSegmentShopper } from './personal/segment.server';
import type { Segment } from './personal/segment.server';
import { createHostEvents } from './measuring/create-host-events.server';
import { withAdvertisingConsent } from './requests/with-advertising-consent.server';
import { withConsent } from './requests/with-consent.server';
import { detectLocale } from './requests/detect-locale.server';
import { createRequestClients } from './request-clients.server';

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** Log of the request; every line carries its id. */
    log: Logger;
    /** Of this page's inline scripts; none on a page that is cached for all guests. */
    nonce: string | undefined;
    rendered: RenderedPage;
    /** Renders only the frame, around the error page of this status. */
    standInStatus: StandInStatus | null;
    /** Whether the page is rendered for all of a segment: nothing personal may be read. */
    isShared: boolean;
    /** Of the data from which the page in memory was rendered: of the same again, no document is rendered. */
    knownDataDigest: string | null;
    /** The locale the page is rendered in, once it was loaded. */
    frame: Frame | null;
  }
}

/** Statuses whose pages are rendered ahead: the shop cannot show a page now, or refuses the request. */
export type StandInStatus = 403 | 503;

/** Services that live as long as the process. */
export interface HostServices {
  config: Config;
  sealer: Sealer;
  sharedReads: SharedReads;
  /** Cache of backend reads; without it every call goes out. */
  breakers?: CircuitBreakers;
  /** Present where the shop has an external recommender. */
  recommender?: Recommender;
  /** Present where the shop has a search service. */
  searchRecommender?: SearchRecommender;
  /** Present where the shop reports purchases to a price comparison site. */
  certification?: Certification;
  /** Present where the shop reports conversions to one. */
  conversions?: Conversions['report'];
}

/** A segment whose page is rendered, on behalf of one of its shoppers. */
export interface RequestedSegment extends Segment {
  /** Proves to the content system that the segment's permissions are held; `null` for guests. */
  permissionToken: string | null;
  /** Of the page in memory, if there is one. */
  knownDataDigest: string | null;
}

/** What the host knows of a request before any call to the backend. */
export interface IncomingRequestDetails {
  cookieHeader: string;
  host: string;
  requestId: string;
  /** IP address of the shopper. */
  forwardedFor: string | null;
  nonce: string | undefined;
  log: Logger;
  /** The shopper's country, alpha-2, when the currency depends on it. */
  country?: string | null;
  /** The currency requested in the URL, where the shop allows it. */
  requestedCurrency?: string | null;
  /** Whether a script of the page sent the request. */
  isScript?: boolean;
  /** Renders only the frame, around the error page of this status. */
  standInStatus?: StandInStatus;
  /** Renders the page for all of this segment. */
  segment?: RequestedSegment | undefined;
  /** Of a posted form. */
  postedPhotos?: PostedPhotos | null;
  postedFile?: Uint8Array | null;
  onCall: (call: FinishedCall) => void;
  /** Limit for all reads of this request; without it each call has a time limit of its own. */
  deadline?: Deadline;
  /** Records how long the steps of the session start took. */
  measure?: ServerTiming['measure'];
}

/** The context of a request, and what the host itself needs back from it. */
export interface HostedContext {
  context: AppLoadContext;
  cookies: RequestCookieJar;
  session: HostedSession;
  /** Whether every call to the backend has succeeded so far. */
  isComplete: () => boolean;
  /** The products that were read so far, as tags. */
  productTags: ReadonlySet<string>;
  /** The caller's identity, for calls that the host itself forwards. */
  identity: () => BackendIdentity;
}

/**
 * Creates the context of loaders and actions: settings, cookies, clients, and the shopper.
 * @throws BackendUnavailable when the data every page needs was never read and cannot be.
 */
export async function createHostedContext(
  services: HostServices,
  details: IncomingRequestDetails,
): Promise<HostedContext> {
  const { config, sealer, recommender, searchRecommender, certification, conversions } = services;
  const secure = config.publicUrl.startsWith('https:');
  const { segment } = details;
  const jar = createCookieJar({ header: details.cookieHeader, prefix: config.cookiePrefix, secure, sealer });
  const domain = domainOf(config.domains, details.host);
  const locale = await detectLocale({ config, domain, cookieHeader: details.cookieHeader });
  const permissionToken = segment?.permissionToken;
  const clients = createRequestClients({ ...services, ...details, cookies: jar, domain, locale, permissionToken });
  const started = await startSession({
    cookies: jar,
    domain,
    locale,
    clientFor: (someone) => clients.clientsFor(someone).store,
    visitorCountry: details.country,
    requestedCurrency: details.requestedCurrency,
    measure: details.measure,
  });
  const { currency, session, translationVariant, pricePreferencesIn } = started;
  clients.onTokenRefused(session.endLogin);
  const shopper =
    segment === undefined
      ? started.shopper
      : toSegmentShopper({ ...started.shopper, ...pricePreferencesIn(segment.variant) }, segment);
  const cookies = segment === undefined ? jar : toSegmentCookies(jar);
  const { store, cms, identity } = clients.clientsFor(shopper, translationVariant);
  const rendered = createRenderedPage();
  const context: AppLoadContext = {
    cms,
    config,
    cookies,
    currency,
    events: createHostEvents({ config, cookies, isScript: details.isScript ?? false }),
    frame: null,
    isShared: segment !== undefined,
    standInStatus: details.standInStatus ?? null,
    knownDataDigest: segment?.knownDataDigest ?? null,
    locale,
    log: details.log,
    nonce: details.nonce,
    publicConfig: toPublicConfig(config, domain),
    expirePageAt: (date) => {
      rendered.until = Math.min(rendered.until, date.getTime());
    },
    rendered,
    requestId: details.requestId,
    session,
    shopper,
    store,
    t: translatorFor(locale),
    ...(recommender && {
      recommender: details.nonce === undefined ? 'deferred' : withConsent(recommender, { config, cookies }, session),
    }),
    ...(details.postedPhotos && { postedPhotos: details.postedPhotos }),
    ...(details.postedFile && { postedFile: details.postedFile }),
    ...(searchRecommender && { searchRecommender }),
    ...(certification && { certification }),
    ...(conversions && { conversions: withAdvertisingConsent(conversions, { config, cookies }) }),
  };
  const { isComplete, productTags } = clients;
  return { context, cookies: jar, session, isComplete, productTags, identity };
}
