import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface StreamingOptions {
  status: number;
  headers: Headers;
  nonce: string | undefined;
  abortMs: number;
  onError: (error: unknown) => void;
}

/** Renders a page that defers something: the shell first, the rest as it resolves. */
export function renderStreaming(page: ReactElement, options: StreamingOptions): Promise<Response> {
  const { status, headers, nonce, abortMs, onError } = options;
  const body = new PassThrough();
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce !== undefined && { nonce }),
      onShellReady() {
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
      // The client has disconnected, or the response is not a page: not an error.
      onError: (error) => {
        if (!body.destroyed) onError(error);
      },
    });
    setTimeout(abort, abortMs).unref();
  });
}
