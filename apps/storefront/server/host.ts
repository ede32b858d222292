import type { RequestListener } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { hasSecretAddress } from '@vyloha/links';
import express from 'express';
import type { Logger } from 'pino';
import {
  contentDocuments,
  contentResponses,
  contentVariables,
  permittedDocuments,
} from '../app/compose/content-documents.server';
import type { HostServices } from '../app/compose/load-context.server';
import type { Changes } from './changes/changes';
import { createAssetsHandler } from './assets';
import type { Assets } from './assets';
import { createProxyHeaders } from './http/proxy-headers';
import { refuseMalformed } from './http/refuse-malformed';
import { applyGuards } from './middleware/apply-guards';
import { createErrorHandler } from './middleware/error-handler';
import { findCountry } from './middleware/find-country';
import { health } from './middleware/health';
import { identifyRequest } from './middleware/identify-request';
import { lazyRoutes } from './middleware/lazy-routes';
import { missingFiles } from './middleware/missing-files';
import { refuseCrossSite } from './middleware/refuse-cross-site';
import { refuseUnsupportedBodies } from './middleware/refuse-unsupported-bodies';
import { RenderLimit } from './overload/render-limit';
import { createStandInPages } from './overload/stand-in-pages';
import { receivePageReports } from './page-reports/receive-page-reports';
import { createPageRenderer } from './pages/page-renderer';
import { createRemixHandler } from './pages/remix-handler';
import { createContentApi } from './proxies/content-api';
import { createFeedProxy } from './proxies/feed-proxy';
import { createImageProxy } from './proxies/image-proxy';
import { createSearchEngineFiles } from './search-engines/search-engine-files';
import { policySources as policySourcesOf } from './security/content-security-policy';
import { createSegmentPages } from './segment-pages/create-segment-pages';
import { createSharedData } from './segment-pages/shared-data';
import { createSecurityText } from './security/security-text';
import { pictureHeadersFor, secretAddressHeaders, securityHeadersFor } from './security/security-headers';
import { countCachedResponses } from './telemetry/count-cached-responses';
import { observeRenders } from './telemetry/observe-renders';
import { observeRequests } from './telemetry/observe-requests';
import { createRouteLabel } from './telemetry/route-label';
import { createWebManifest } from './web-manifest';

export interface HostOptions {
  services: HostServices;
  build: ServerBuild;
  assets: Assets;
  log: Logger;
  /** Why the process should get no traffic now; `null` when it should. */
  notReadyReason: () => string | null;
  /** Clock of the page cache. */
  now?: () => number;
  /** What kept pages are to be made anew for. */
  changes?: Changes;
  /** How many renders may run concurrently. */
  limit?: RenderLimit;
  /** Development: pages are rendered for each request, and may contain inline styles. */
  isUnderDevelopment?: boolean;
}

export interface Host {
  listener: RequestListener;
  /** Refreshes the pages that are shown in place of those that cannot be rendered under load. */
  prepareStandIns(): Promise<void>;
}

/** The storefront's host: everything between the socket and Remix, in the order in which it may respond. */
export function createHost(options: HostOptions): Host {
  const { services, build, assets, log, notReadyReason, isUnderDevelopment = false } = options;
  const limit = options.limit ?? new RenderLimit();
  const { config } = services;
  observeRenders(limit);
  const commonHeaders = securityHeadersFor(config);
  const policySources = policySourcesOf(config.services, config.publicUrl, isUnderDevelopment);
  const { render, start } = createPageRenderer(services, build);
  const segmentPages = createSegmentPages(options, { render, start, limit, policySources, commonHeaders });
  const standIns = createStandInPages({ config, render, log, policySources, commonHeaders });

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Nothing reads express's own parsed query, and its parser creates objects and arrays.
  app.set('query parser', false);
  // `createProxyHeaders` has left only what may be believed.
  app.set('trust proxy', 1);
  app.use((request, response, next) => {
    response.set({ ...commonHeaders, ...pictureHeadersFor(request.path) });
    if (hasSecretAddress(request.path)) response.set(secretAddressHeaders);
    next();
  });
  app.use(health({ notReadyReason }));
  app.use(createAssetsHandler(assets, config.theme));
  if (!isUnderDevelopment) app.use(lazyRoutes());
  app.use(identifyRequest(log, config));
  app.get('/img/:fileKey', createImageProxy(config.cmsApiUrl));
  app.use('/img', (_request, response) => void response.status(404).type('text/plain').send('Not found'));
  app.get('/feeds/:name/:site.xml', createFeedProxy(config.storeApiUrl));
  app.use(findCountry(config, log));
  const contentApi = {
    documents: contentDocuments,
    variables: contentVariables,
    responses: contentResponses,
    permitted: permittedDocuments,
  };
  app.use(createContentApi({ services, ...contentApi }));
  app.use(createSearchEngineFiles(services));
  app.use(createWebManifest(services));
  app.get('/.well-known/security.txt', createSecurityText(config));
  app.use(applyGuards(services));
  app.use(missingFiles(services));
  app.use(refuseCrossSite(config, standIns));
  const routeOf = createRouteLabel(build);
  app.use(receivePageReports(routeOf));
  app.use(refuseUnsupportedBodies(config.theme));
  if (!isUnderDevelopment) app.use(createSharedData({ ...options, render, limit }), segmentPages.pages.handler);
  app.use(createRemixHandler({ services, render, limit, policySources, onShopper: segmentPages.onShopper }));
  app.use(createErrorHandler(standIns, config.theme, isUnderDevelopment));

  const observed = observeRequests(app, routeOf);
  const countCached = countCachedResponses();
  const serve: RequestListener = (request, response) => {
    if (!isUnderDevelopment && segmentPages.pages.serveCached(request, response)) countCached(response.statusCode);
    else observed(request, response);
  };
  const serveValid = refuseMalformed(serve, {
    config,
    commonHeaders,
    onRefused: (defect) => log.info({ defect }, 'malformed request refused'),
  });
  const keepTrustedHeaders = createProxyHeaders(config.trustedProxies);
  const listener: RequestListener = (request, response) => {
    keepTrustedHeaders(request);
    serveValid(request, response);
  };
  return { listener, prepareStandIns: standIns.prepare };
}
