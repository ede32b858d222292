import type { Shopper } from '@vyloha/session';
import { registerCache } from '@vyloha/telemetry/server';
import type { Logger } from 'pino';
import type { HostServices } from '../../app/compose/load-context.server';
import type { Changes } from '../changes/changes';
import { cacheLifetimes } from '../memory/cache-lifetimes';
import type { RenderLimit } from '../overload/render-limit';
import type { PageRenderer } from '../pages/page-renderer';
import { contentSecurityPolicy } from '../security/content-security-policy';
import type { PolicySources } from '../security/content-security-policy';
import type { CachedPage } from './cached-page';
import type { ShopperPage } from './compose-page';
import { KnownCustomers } from './known-customers';
import { PageCache } from './page-cache';
import { createContentRenderer } from './personal-content';
import { createSegmentPageRenderer } from './render-segment-page';
import { SegmentPages } from './segment-pages';

interface HostParts {
  services: HostServices;
  log: Logger;
  /** Clock of the page cache. */
  now?: () => number;
  changes?: Changes;
}

interface SegmentPagesSetup extends PageRenderer {
  limit: RenderLimit;
  policySources: PolicySources;
  /** Sent with every response of the shop. */
  commonHeaders: Readonly<Record<string, string>>;
}

/** The pages that shoppers share, with their caches. */
export function createSegmentPages(
  { services, log, now, changes }: HostParts,
  { render, start, limit, policySources, commonHeaders }: SegmentPagesSetup,
): { pages: SegmentPages; onShopper: (shopper: Shopper) => void } {
  const { config, sealer } = services;
  const cache = new PageCache<CachedPage>({
    limits: { ...cacheLifetimes, maxBytes: config.operation.pageCacheBytes },
    ...(now && { now }),
    ...(changes && { changes }),
    onStandIn: (key, ageMs) => log.warn({ key, ageMs }, 'a stale page stands in'),
  });
  registerCache('pages', () => cache.stats());
  const customers = new KnownCustomers();
  const renderContent = createContentRenderer();
  const policyOf = ({ segmentPage, dataHashes }: ShopperPage) =>
    contentSecurityPolicy(policySources, [...segmentPage.scriptHashes, ...dataHashes]);
  const renderPage = createSegmentPageRenderer({ config, render, start, limit, log, renderContent, policyOf });
  const options = { config, sealer, cache, customers, renderPage, renderContent, start, policyOf, commonHeaders };
  return { pages: new SegmentPages(options), onShopper: (shopper) => customers.remember(shopper) };
}
