import type { RequestHandler } from 'express';
import { handleAsync } from '../http/handle-async';
import { announcesTooMuch } from '../http/limited-body';
import { sendStream, sendText } from '../http/send-page';
import { toWebRequest } from '../http/to-web-request';
import { createNonce, requestFacts } from '../request-facts';
import { contentSecurityPolicy } from '../security/content-security-policy';
import type { PolicySources } from '../security/content-security-policy';
import { answerHeaders } from './answer-headers';
import type { RenderRequest } from './page-renderer';

interface RemixHandlerOptions {
  render: RenderRequest;
  policySources: PolicySources;
}

/** Answers whatever is no kept page: documents of this shopper, single-fetch data, forms. */
export function createRemixHandler({ render, policySources }: RemixHandlerOptions): RequestHandler {
  return handleAsync(async (request, response) => {
    if (announcesTooMuch(request)) {
      response.status(413).type('text/plain').send('Payload too large');
      return;
    }
    const nonce = createNonce();
    const facts = requestFacts(request, response.locals, nonce);
    const answer = await render(toWebRequest(request, response), facts);
    const headers = answerHeaders(answer, contentSecurityPolicy(policySources, [`'nonce-${nonce}'`]));
    const { status, body } = answer.response;
    if (answer.html === null) await sendStream(request, response, { status, headers, body });
    else await sendText(request, response, { status, headers, text: answer.html });
  });
}
