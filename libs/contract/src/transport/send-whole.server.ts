import { Agent, request as send } from 'undici';

/** No answer of the contract comes near it. */
const maxAnswerBytes = 32 * 1024 * 1024;
/** An idle connection is given up before a backend or what stands between would close it under a call. */
const keepAliveMs = 4_000;

const limits = { maxResponseSize: maxAnswerBytes, headersTimeout: 0, bodyTimeout: 0 };
const reads = new Agent({ ...limits, keepAliveTimeout: keepAliveMs, keepAliveMaxTimeout: keepAliveMs });
/** A write gets a connection of its own: on a used one nobody knows whether a call that broke had arrived. */
const writes = new Agent({ ...limits, pipelining: 0 });

interface WholeRequest {
  url: URL;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  isRead: boolean;
  signal: AbortSignal;
}

/** An answer with its whole body; a half-answered one is rejected. */
export interface WholeAnswer {
  status: number;
  contentType: string;
  text: string;
}

/** Sends a request and reads all of its answer. Never follows redirects. */
export async function sendWhole({ url, isRead, body, ...request }: WholeRequest): Promise<WholeAnswer> {
  const dispatcher = isRead ? reads : writes;
  const answer = await send(url, { ...request, body: body ?? null, dispatcher });
  const contentType = answer.headers['content-type'];
  return {
    status: answer.statusCode,
    contentType: String(contentType ?? ''),
    text: await answer.body.text(),
  };
}
