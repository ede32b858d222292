import type { Domain } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { cookieNames } from '@vyloha/contract';
import type { Logger } from 'pino';
import { guestSegment } from '../../app/compose/personal/segment.server';
import type { PersonalData } from '../../app/compose/personal/personal-data';
import { holeTag } from '../../app/render/hole-tag.server';
import type { RenderLimit, RenderPriority } from '../overload/render-limit';
import type { RenderedResponse, RenderRequest } from '../pages/page-renderer';
import { toCachedPage, toGuestPage } from './cached-page';
import type { CachedPage } from './cached-page';
import { toShopperPage } from './compose-page';
import type { ShopperPage } from './compose-page';
import { cutPage } from './cut-page';
import type { PageResult } from './page-cache';
import type { PageRequest } from './page-request';
import type { RenderContent } from './personal-content';
import { toSegmentPage } from './segment-page';

interface SegmentPageRendererOptions {
  config: Config;
  render: RenderRequest;
  limit: RenderLimit;
  log: Logger;
  renderContent: RenderContent;
  policyOf: (page: ShopperPage) => string;
  /** The personal data of a guest who has nothing yet. */
  loadGuestData: (pageRequest: PageRequest, requestId: string) => Promise<PersonalData>;
}

interface RenderOrder {
  requestId: string;
  priority: RenderPriority;
  /** Of one of the segment's customers. */
  permissionToken: string | null;
}

export type RenderSegmentPage = (pageRequest: PageRequest, order: RenderOrder) => Promise<PageResult<CachedPage>>;

/** The public URL of the domain, whatever host the first shopper sent in the request. */
export function hostOf({ host }: Domain, { publicUrl }: Config): string {
  return host === '*' ? new URL(publicUrl).host : host;
}

/** React writes it where something within a boundary failed: browsers would have to render that part. */
const failedBoundary = '<!--$!-->';

/** Renders a page without any personal data, and prepares it for the cache. */
export function createSegmentPageRenderer(options: SegmentPageRendererOptions): RenderSegmentPage {
  const { config, render, limit, log, renderContent, policyOf, loadGuestData } = options;
  const sessionCookie = `${config.cookiePrefix}${cookieNames.session}`;

  /** Every shopper gets a session cookie besides the page; any other cookie would be personal. */
  function setsCookies({ response, setCookies }: RenderedResponse): boolean {
    return response.headers.has('Set-Cookie') || setCookies.some((cookie) => !cookie.startsWith(`${sessionCookie}=`));
  }

  async function toPage(pageRequest: PageRequest, result: RenderedResponse, requestId: string) {
    const { html, page: rendered, frame } = result;
    if (result.response.status !== 200 || setsCookies(result)) return null;
    if (html === null || rendered.handOff === null || rendered.settings === null) return null;
    const cut = html.includes(failedBoundary) ? null : cutPage(html, rendered.handOff, holeTag);
    if (cut === null) return null;
    const page = await toSegmentPage(cut, { settings: rendered.settings, frame });
    if (pageRequest.segment !== null) return toCachedPage(page, null);
    const guestData = await loadGuestData(pageRequest, requestId);
    return toCachedPage(page, await toGuestPage(toShopperPage(page, guestData, renderContent), policyOf));
  }

  return async (pageRequest, { requestId, priority, permissionToken }) => {
    const { address, cookieHeader, domain, offeredLanguage, segment } = pageRequest;
    const host = hostOf(domain, config);
    const { protocol } = new URL(config.publicUrl);
    const headers = new Headers(offeredLanguage === null ? {} : { 'Accept-Language': offeredLanguage });
    const request = new Request(`${protocol}//${host}${address}`, { headers });
    const requestLog = log.child({ requestId });
    const details = {
      cookieHeader,
      host,
      requestId,
      forwardedFor: null,
      nonce: undefined,
      log: requestLog,
      segment: { ...(segment ?? guestSegment), permissionToken },
    };
    const result = await limit.run(priority, () => render(request, details));
    const { response } = result;
    const { personalRead } = result.page;
    if (personalRead !== null) requestLog.info({ err: personalRead, path: address }, 'page rendered for each shopper');
    const isFailed = personalRead === null && (response.status >= 500 || !result.isComplete);
    const page = isFailed || personalRead !== null ? null : await toPage(pageRequest, result, requestId);
    if (page !== null) return { kind: 'page', page, until: result.until };
    await response.body?.cancel();
    return { kind: isFailed ? 'failed' : 'none' };
  };
}
