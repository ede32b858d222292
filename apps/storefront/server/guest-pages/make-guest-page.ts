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
import type { GuestPageWish } from './guest-page-key';
import type { MadePage } from './guest-page-cache';

interface GuestPageMakerOptions {
  config: Config;
  render: RenderRequest;
  limit: RenderLimit;
  log: Logger;
  policySources: PolicySources;
  /** Sent with every answer of the shop. */
  commonHeaders: Readonly<Record<string, string>>;
}

export type MakeGuestPage = (wish: GuestPageWish, requestId: string, priority: RenderPriority) => Promise<MadePage>;

/** The address that stands for the domain, whatever host the first guest wrote into the request. */
function hostOf({ host }: Domain, { publicUrl }: Config): string {
  return host === '*' ? new URL(publicUrl).host : host;
}

/** Renders a page as nobody in particular, and finishes it for keeping. */
export function createGuestPageMaker(options: GuestPageMakerOptions): MakeGuestPage {
  const { config, render, limit, log, policySources, commonHeaders } = options;
  const sessionCookie = `${config.cookiePrefix}${cookieNames.session}`;
  return async ({ address, cookieHeader, domain, offeredLanguage }, requestId, priority) => {
    const host = hostOf(domain, config);
    const { protocol } = new URL(config.publicUrl);
    const headers = new Headers(offeredLanguage === null ? {} : { 'Accept-Language': offeredLanguage });
    const request = new Request(`${protocol}//${host}${address}`, { headers });
    const facts = {
      cookieHeader,
      host,
      requestId,
      forwardedFor: null,
      nonce: undefined,
      log: log.child({ requestId }),
    };
    const answer = await limit.run(priority, () => render(request, facts));
    const { response, html } = answer;
    // Every shopper gets a session of one's own beside the page; any other cookie would be somebody's.
    const setsCookies =
      response.headers.has('Set-Cookie') || answer.setCookies.some((cookie) => !cookie.startsWith(`${sessionCookie}=`));
    if (response.status >= 500 || !answer.isComplete) return { kind: 'failed' };
    if (response.status !== 200 || html === null || setsCookies) {
      await response.body?.cancel();
      return { kind: 'none' };
    }
    const policy = contentSecurityPolicy(policySources, inlineScriptHashes(html));
    const page = await toGuestPage(html, { ...commonHeaders, 'Content-Security-Policy': policy });
    return { kind: 'page', page, until: answer.until };
  };
}
