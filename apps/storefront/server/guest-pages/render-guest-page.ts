import type { Domain } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { cookieNames } from '@vyloha/contract';
import type { Logger } from 'pino';
import type { RenderLimit, RenderPriority } from '../overload/render-limit';
import type { RenderRequest } from '../pages/page-renderer';
import { contentSecurityPolicy } from '../security/content-security-policy';
import type { PolicySources } from '../security/content-security-policy';
import { inlineScriptHashes } from '../security/inline-script-hashes';
import { toGuestPage } from './guest-page';
import type { GuestPageRequest } from './guest-page-key';
import type { GuestPageResult } from './guest-page-cache';

interface GuestPageRendererOptions {
  config: Config;
  render: RenderRequest;
  limit: RenderLimit;
  log: Logger;
  policySources: PolicySources;
  /** Sent with every response of the shop. */
  commonHeaders: Readonly<Record<string, string>>;
}

export type RenderGuestPage = (
  pageRequest: GuestPageRequest,
  requestId: string,
  priority: RenderPriority,
) => Promise<GuestPageResult>;

/** The public URL of the domain, whatever host the first guest sent in the request. */
function hostOf({ host }: Domain, { publicUrl }: Config): string {
  return host === '*' ? new URL(publicUrl).host : host;
}

/** Renders a page without any personal data, and prepares it for the cache. */
export function createGuestPageRenderer(options: GuestPageRendererOptions): RenderGuestPage {
  const { config, render, limit, log, policySources, commonHeaders } = options;
  const sessionCookie = `${config.cookiePrefix}${cookieNames.session}`;
  return async ({ address, cookieHeader, domain, offeredLanguage }, requestId, priority) => {
    const host = hostOf(domain, config);
    const { protocol } = new URL(config.publicUrl);
    const headers = new Headers(offeredLanguage === null ? {} : { 'Accept-Language': offeredLanguage });
    const request = new Request(`${protocol}//${host}${address}`, { headers });
    const details = {
      cookieHeader,
      host,
      requestId,
      forwardedFor: null,
      nonce: undefined,
      log: log.child({ requestId }),
    };
    const result = await limit.run(priority, () => render(request, details));
    const { response, html } = result;
    // Every shopper gets a session cookie besides the page; any other cookie would be personal.
    const setsCookies =
      response.headers.has('Set-Cookie') || result.setCookies.some((cookie) => !cookie.startsWith(`${sessionCookie}=`));
    if (response.status >= 500 || !result.isComplete) return { kind: 'failed' };
    if (response.status !== 200 || html === null || setsCookies) {
      await response.body?.cancel();
      return { kind: 'none' };
    }
    const policy = contentSecurityPolicy(policySources, inlineScriptHashes(html));
    const page = await toGuestPage(html, { ...commonHeaders, 'Content-Security-Policy': policy });
    return { kind: 'page', page, until: result.until };
  };
}
