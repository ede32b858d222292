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

/** Renders a page that defers something: the shell first, the rest as it comes. */
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
      // Whoever asked has gone, or the page was not what was asked for: nothing went wrong.
      onError: (error) => {
        if (!body.destroyed) onError(error);
      },
    });
    setTimeout(abort, abortMs).unref();
  });
}
