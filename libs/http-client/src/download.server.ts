import type { Readable } from 'node:stream';
import { headerNames } from '@vyloha/contract';
import { Agent, request as send } from 'undici';
import { BackendUnavailable } from './backend-unavailable';
import { callPattern } from './call-pattern.server';
import { buildRequestPath, isUnsafePath } from './json-transport.server';
import { observeCall } from './observe-call.server';
import { unavailableReasonOf } from './transport.server';
import type { TransportOptions } from './transport.server';

/** Until the response starts, and between parts of it: files may be long, and made while they are sent. */
const silenceMs = 30_000;
const agent = new Agent({ headersTimeout: silenceMs, bodyTimeout: silenceMs });

export interface DownloadRequest {
  /** Begins with a slash; values in it are percent-encoded by the caller. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
}

/** A response whose body arrives as it is read. */
export interface Download {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Null where there is no file. */
  body: Readable | null;
}

/**
 * Opens a file of the backend under `baseUrl`, without loading it. A 4xx is a value.
 * @throws BackendUnavailable without a response, and for any other status
 */
export async function openDownload(
  baseUrl: string,
  { path, headers, signal }: DownloadRequest,
  { service, requestId }: Pick<TransportOptions, 'requestId' | 'service'>,
): Promise<Download> {
  if (isUnsafePath(path)) return { status: 404, headers: {}, body: null };
  const call = `GET ${path}`;
  const observation = observeCall({ service, method: 'GET', call: callPattern(path), requestId });
  const sentHeaders = { ...headers, ...observation.headers, [headerNames.requestId]: requestId };
  try {
    const response = await send(new URL(baseUrl + buildRequestPath(path)), {
      headers: sentHeaders,
      signal,
      dispatcher: agent,
    });
    const { statusCode: status } = response;
    observation.end({ status });
    if (status === 200) return { status, headers: response.headers, body: response.body };
    await response.body.dump();
    if (status >= 400 && status < 500) return { status, headers: {}, body: null };
    throw new BackendUnavailable(call, { reason: 'status', requestId, status });
  } catch (cause) {
    if (cause instanceof BackendUnavailable) throw cause;
    const reason = signal.aborted ? 'client-gone' : (unavailableReasonOf(cause) ?? 'network');
    observation.end({ status: null, failure: reason });
    throw new BackendUnavailable(call, { reason, requestId, cause });
  }
}
