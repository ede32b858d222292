import type { Shopper } from '@vyloha/session';
import type { RequestHandler } from 'express';
import type { HostServices } from '../../app/compose/load-context.server';
import { handleAsync } from '../http/handle-async';
import { readPostedForm } from '../http/posted-form';
import { sendStream, sendText } from '../http/send-page';
import { toWebRequest } from '../http/to-web-request';
import type { RenderLimit } from '../overload/render-limit';
import { createNonce, readRequestDetails } from '../request-details';
import { contentSecurityPolicy } from '../security/content-security-policy';
import type { PolicySources } from '../security/content-security-policy';
import { changedCookie } from './changed-cookie';
import { createResponseHeaders } from './response-headers';
import type { RenderRequest } from './page-renderer';

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

interface RemixHandlerOptions {
  services: HostServices;
  render: RenderRequest;
  limit: RenderLimit;
  policySources: PolicySources;
  /** Called with the shopper of each response. */
  onShopper: (shopper: Shopper) => void;
}

/** Responds to whatever is not a cached page: documents of this shopper, single-fetch data, forms. */
export function createRemixHandler({
  services,
  render,
  limit,
  policySources,
  onShopper,
}: RemixHandlerOptions): RequestHandler {
  return handleAsync(async (request, response) => {
    const form = request.method === 'POST' ? await readPostedForm(request, response, request.originalUrl) : null;
    const nonce = createNonce();
    const details = {
      ...readRequestDetails(request, response.locals, nonce),
      postedPhotos: form?.photos ?? null,
      postedFile: form?.file ?? null,
    };
    const priority = safeMethods.includes(request.method) ? 'page' : 'form';
    const webRequest = toWebRequest(request, response, form);
    const result = await limit.run(priority, () => {
      const elapsedMs = performance.now() - response.locals.startedAt;
      return render(webRequest, details, elapsedMs);
    });
    onShopper(result.shopper);
    const headers = createResponseHeaders(result, contentSecurityPolicy(policySources, [`'nonce-${nonce}'`]));
    const changed = form === null ? [] : changedCookie(details, services);
    for (const cookie of changed) headers.append('Set-Cookie', cookie);
    const { status, body } = result.response;
    if (result.html === null) await sendStream(request, response, { status, headers, body });
    else await sendText(request, response, { status, headers, text: result.html });
  });
}
