import type { RequestListener } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import express from 'express';
import type { Logger } from 'pino';
import { contentDocuments, contentVariables } from '../app/compose/content-documents.server';
import type { HostServices } from '../app/compose/load-context.server';
import { createAssetsHandler } from './assets';
import type { Assets } from './assets';
import { GuestPageCache } from './guest-pages/guest-page-cache';
import { createGuestPages } from './guest-pages/guest-pages';
import { createGuestPageMaker } from './guest-pages/make-guest-page';
import { applyGuards } from './middleware/apply-guards';
import { answerFailure } from './middleware/answer-failure';
import { findCountry } from './middleware/find-country';
import { health } from './middleware/health';
import { identifyRequest } from './middleware/identify-request';
import { refuseCrossSite } from './middleware/refuse-cross-site';
import { refuseOtherBodies } from './middleware/refuse-other-bodies';
import { createPageRenderer } from './pages/page-renderer';
import { createRemixHandler } from './pages/remix-handler';
import { createContentApi } from './proxies/content-api';
import { createImageProxy } from './proxies/image-proxy';
import { createSearchEngineFiles } from './search-engines/search-engine-files';
import { policySources as policySourcesOf } from './security/content-security-policy';
import { securityHeaders, transportSecurityHeader } from './security/security-headers';

export interface HostOptions {
  services: HostServices;
  build: ServerBuild;
  assets: Assets;
  log: Logger;
  /** Why the process should get no shoppers now; `null` when it should. */
  obstacle: () => string | null;
  /** Pages are made anew for each request, and their styles may stand in them. */
  isUnderDevelopment?: boolean;
}

/** The storefront's host: everything between the socket and Remix, in the order in which it may answer. */
export function createHost(options: HostOptions): RequestListener {
  const { services, build, assets, log, obstacle, isUnderDevelopment = false } = options;
  const { config, sealer } = services;
  const isSecure = config.publicUrl.startsWith('https:');
  const commonHeaders = { ...securityHeaders, ...(isSecure && transportSecurityHeader) };
  const policySources = policySourcesOf(config.services, config.publicUrl, isUnderDevelopment);
  const render = createPageRenderer(services, build);
  const guestPages = createGuestPages({
    config,
    sealer,
    cache: new GuestPageCache({ onStandIn: (key, ageMs) => log.warn({ key, ageMs }, 'a stale page stands in') }),
    make: createGuestPageMaker({ config, render, log, policySources, commonHeaders }),
  });

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.use((_request, response, next) => {
    response.set(commonHeaders);
    next();
  });
  app.use(health({ obstacle }));
  app.use(createAssetsHandler(assets));
  app.use(identifyRequest(log, config.trustProxy > 0));
  app.get('/img/:fileKey', createImageProxy(config.cmsApiUrl));
  app.use('/img', (_request, response) => void response.status(404).type('text/plain').send('Not found'));
  app.use(findCountry(config, log));
  app.use(createContentApi({ services, documents: contentDocuments, variables: contentVariables }));
  app.use(createSearchEngineFiles(services));
  app.use(applyGuards(services));
  app.use(refuseCrossSite(config));
  app.use(refuseOtherBodies());
  if (!isUnderDevelopment) app.use(guestPages.handler);
  app.use(createRemixHandler({ render, policySources }));
  app.use(answerFailure());

  if (isUnderDevelopment) return app;
  return (request, response) => {
    if (!guestPages.serveKept(request, response)) app(request, response);
  };
}
