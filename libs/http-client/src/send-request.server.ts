import { headerNames } from '@vyloha/contract';
import { Agent, request as send } from 'undici';

const cacheTagHeader = headerNames.cacheTag.toLowerCase();
/** Far above the size of any response of the contract. */
const maxResponseBytes = 32 * 1024 * 1024;
/** Idle connections are closed before a backend or an intermediary would close them during a call. */
const keepAliveMs = 4_000;

const limits = { maxResponseSize: maxResponseBytes, headersTimeout: 0, bodyTimeout: 0 };
const readAgent = new Agent({ ...limits, keepAliveTimeout: keepAliveMs, keepAliveMaxTimeout: keepAliveMs });
/** A write uses a new connection: on a reused one it is unknown whether a broken call had arrived. */
const writeAgent = new Agent({ ...limits, pipelining: 0 });

interface HttpRequest {
  url: URL;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  isRead: boolean;
  signal: AbortSignal;
}

/** A response with its complete body; a truncated one is rejected. */
export interface HttpResponse {
  status: number;
  contentType: string;
  /** `Cache-Tag`: what the response depends on; empty where the backend does not say. */
  cacheTags: string;
  text: string;
}

/** Sends a request and reads the complete response. Never follows redirects. */
export async function sendRequest({ url, isRead, body, ...request }: HttpRequest): Promise<HttpResponse> {
  const dispatcher = isRead ? readAgent : writeAgent;
  const response = await send(url, { ...request, body: body ?? null, dispatcher });
  const contentType = response.headers['content-type'];
  return {
    status: response.statusCode,
    contentType: String(contentType ?? ''),
    cacheTags: String(response.headers[cacheTagHeader] ?? ''),
    text: await response.body.text(),
  };
}
