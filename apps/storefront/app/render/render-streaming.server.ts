import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface StreamingOptions {
  status: number;
  headers: Headers;
  nonce: string | undefined;
  abortMs: number;
}

/** Renders a page that defers something: the shell first, the rest as it comes. */
export function renderStreaming(page: ReactElement, options: StreamingOptions): Promise<Response> {
  const { status, headers, nonce, abortMs } = options;
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce !== undefined && { nonce }),
      onShellReady() {
        const body = new PassThrough();
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
    setTimeout(abort, abortMs).unref();
  });
}
