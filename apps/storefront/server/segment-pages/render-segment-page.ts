import { isDeepStrictEqual } from 'node:util';
import type { Config } from '@vyloha/config/server';
import { cookieNames } from '@vyloha/contract';
import { stringifyCookie } from 'cookie';
import type { Logger } from 'pino';
import { loadPersonal } from '../../app/compose/personal/load-personal.server';
import type { PersonalData } from '../../app/compose/personal/personal-data';
import { guestSegment, isInSegment } from '../../app/compose/personal/segment.server';
import { readHandOff } from '../../app/render/hand-off-stream.server';
import { holeTag } from '../../app/render/hole-tag.server';
import { proxyCacheHeaders } from '../changes/proxy-cache';
import type { RenderLimit, RenderPriority } from '../overload/render-limit';
import type { PageRenderer, RenderedResponse } from '../pages/page-renderer';
import { toCachedPage, toGuestPage } from './cached-page';
import type { CachedPage } from './cached-page';
import { toShopperPage } from './compose-page';
import type { ShopperPage } from './compose-page';
import { cutData, cutPage } from './cut-page';
import type { CutPage } from './cut-page';
import type { PageResult } from './page-cache';
import type { PageRequest } from './page-request';
import type { RenderContent } from './personal-content';
import { toSegmentPage } from './segment-page';
import { createSharedRequests } from './shared-requests';
import type { SegmentPage } from './segment-page';

interface SegmentPageRendererOptions extends PageRenderer {
  config: Config;
  limit: RenderLimit;
  log: Logger;
  renderContent: RenderContent;
  policyOf: (page: ShopperPage) => string;
}

interface RenderOrder {
  requestId: string;
  priority: RenderPriority;
  /** Of one of the segment's customers. */
  permissionToken: string | null;
}

export type RenderSegmentPage = (
  pageRequest: PageRequest,
  order: RenderOrder,
  previous: CachedPage | null,
) => Promise<PageResult<CachedPage>>;

/** React writes it where something within a boundary failed: browsers would have to render that part. */
const failedBoundary = '<!--$!-->';

async function toCutPage({ response: { body }, html, page: { handOff } }: RenderedResponse): Promise<CutPage | null> {
  if (html !== null) return handOff === null || html.includes(failedBoundary) ? null : cutPage(html, handOff, holeTag);
  const data = body === null ? null : await readHandOff(body);
  if (data?.kind === 'streaming') await data.stream.cancel();
  return data?.kind === 'single' ? cutData(data.chunk) : null;
}

/** The page with what is the same for all of its segment; `null` where there is none. */
async function prepare({ format }: PageRequest, result: RenderedResponse): Promise<SegmentPage | null> {
  const { response, page: rendered, frame } = result;
  if (rendered.settings === null) return null;
  const cut = await toCutPage(result);
  if (cut === null) return null;
  return toSegmentPage(cut, { settings: rendered.settings, frame, link: response.headers.get('Link'), format });
}

/** Every shopper gets a session cookie besides the page; any other cookie would be personal. */
function setsCookies({ response, setCookies }: RenderedResponse, sessionCookie: string): boolean {
  return response.headers.has('Set-Cookie') || setCookies.some((cookie) => !cookie.startsWith(`${sessionCookie}=`));
}

/** Renders a page without any personal data, and prepares it for the cache. */
export function createSegmentPageRenderer(options: SegmentPageRendererOptions): RenderSegmentPage {
  const { config, render, start, limit, log, renderContent, policyOf } = options;
  const sessionCookie = `${config.cookiePrefix}${cookieNames.session}`;

  const { toRequest, detailsOf } = createSharedRequests(config, log);

  /** The personal data of a guest who has nothing yet, loaded by the same steps as anybody else's. */
  async function loadGuestData(pageRequest: PageRequest, requestId: string): Promise<PersonalData> {
    const { context } = await start(toRequest(pageRequest), detailsOf(pageRequest, requestId));
    return loadPersonal(context);
  }

  /**
   * Whether the customer on whose behalf the page was rendered still belongs to the segment. Only the backend knows,
   * and the content system applied the permissions that they have now.
   */
  async function isStillInSegment(pageRequest: PageRequest, { requestId, permissionToken }: RenderOrder) {
    const { segment, cookieHeader } = pageRequest;
    if (segment === null || permissionToken === null) return segment === null;
    const token = stringifyCookie({ [`${config.cookiePrefix}${cookieNames.token}`]: permissionToken });
    const details = { ...detailsOf(pageRequest, requestId), cookieHeader: `${cookieHeader}; ${token}` };
    const { context } = await start(toRequest(pageRequest), details);
    return isInSegment(context.shopper, segment);
  }

  async function toPage(
    pageRequest: PageRequest,
    { result, previous, requestId }: { result: RenderedResponse; previous: CachedPage | null; requestId: string },
  ): Promise<CachedPage | null> {
    if (result.response.status !== 200 || setsCookies(result, sessionCookie)) return null;
    const { dataDigest } = result.page;
    const unchanged = dataDigest !== null && previous?.dataDigest === dataDigest ? previous : null;
    const page = unchanged?.page ?? (await prepare(pageRequest, result));
    if (page === null) return null;
    if (pageRequest.segment !== null) return unchanged ?? toCachedPage(page, null, dataDigest);
    const guestData = await loadGuestData(pageRequest, requestId);
    if (isDeepStrictEqual(unchanged?.guest?.personal, guestData)) return unchanged;
    const isKeptByProxy = config.operation.cachingProxyUrl !== null && pageRequest.format === 'document';
    const proxyHeaders = isKeptByProxy ? proxyCacheHeaders(result.productTags) : {};
    const guest = await toGuestPage(toShopperPage(page, guestData, renderContent), policyOf, proxyHeaders);
    return toCachedPage(page, guest, dataDigest);
  }

  return async (pageRequest, order, previous) => {
    const { requestId, priority, permissionToken } = order;
    const { address, segment } = pageRequest;
    const knownDataDigest = previous?.dataDigest ?? null;
    const requested = { ...(segment ?? guestSegment), permissionToken, knownDataDigest };
    const details = { ...detailsOf(pageRequest, requestId), segment: requested };
    const result = await limit.run(priority, () => render(toRequest(pageRequest), details));
    const { response } = result;
    const { personalRead } = result.page;
    if (personalRead !== null) details.log.info({ err: personalRead, path: address }, 'page rendered for each shopper');
    const isFailed =
      personalRead === null &&
      (response.status >= 500 || !result.isComplete || !(await isStillInSegment(pageRequest, order)));
    const page = isFailed || personalRead !== null ? null : await toPage(pageRequest, { result, previous, requestId });
    if (page !== null) return { kind: 'page', page, until: result.until, tags: result.productTags };
    if (response.body?.locked === false) await response.body.cancel();
    return { kind: isFailed ? 'failed' : 'none' };
  };
}
