import type { RequestHandler } from 'express';
import { handleAsync } from '../http/handle-async';
import { readPostedForm } from '../http/posted-form';
import { sendStream, sendText } from '../http/send-page';
import { toWebRequest } from '../http/to-web-request';
import type { RenderLimit } from '../overload/render-limit';
import { createNonce, requestFacts } from '../request-facts';
import { contentSecurityPolicy } from '../security/content-security-policy';
import type { PolicySources } from '../security/content-security-policy';
import { answerHeaders } from './answer-headers';
import type { RenderRequest } from './page-renderer';

const readingMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

interface RemixHandlerOptions {
  render: RenderRequest;
  limit: RenderLimit;
  policySources: PolicySources;
}

/** Answers whatever is no kept page: documents of this shopper, single-fetch data, forms. */
export function createRemixHandler({ render, limit, policySources }: RemixHandlerOptions): RequestHandler {
  return handleAsync(async (request, response) => {
    const form = request.method === 'POST' ? await readPostedForm(request, request.originalUrl) : null;
    const nonce = createNonce();
    const facts = requestFacts(request, response.locals, nonce);
    const priority = readingMethods.includes(request.method) ? 'page' : 'form';
    const webRequest = toWebRequest(request, response, form);
    const answer = await limit.run(priority, () => {
      const elapsedMs = performance.now() - response.locals.startedAt;
      return render(webRequest, facts, elapsedMs);
    });
    const headers = answerHeaders(answer, contentSecurityPolicy(policySources, [`'nonce-${nonce}'`]));
    const { status, body } = answer.response;
    if (answer.html === null) await sendStream(request, response, { status, headers, body });
    else await sendText(request, response, { status, headers, text: answer.html });
  });
}
