import type { AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { BackendUnavailable } from '@vyloha/http-client';
import { renderToString } from 'react-dom/server';
import { HoleTagProvider } from '@vyloha/session/ui';
import { FrameProvider } from './compose/frame/frame-context';
import { CachedPartsContext } from './compose/frame/cached-part';
import { PersonalValueRead } from './compose/personal/unknown-personal';
import { holeTag } from './render/hole-tag.server';
import { NonceProvider } from './compose/root/nonce';
import { handOffScript } from './render/hand-off-script.server';
import { dataDigest } from './render/data-digest.server';
import { readHandOff } from './render/hand-off-stream.server';
import { createPageParts } from './render/cached-parts.server';
import { mainPictureLink } from './render/main-picture-link.server';
import { renderStreaming } from './render/render-streaming.server';
import { withLateScript } from './render/late-script.server';

let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn to render. Of many pages that are ready at once one is rendered per turn of the event loop, so that
 * cached responses and health checks are sent in between.
 */
function renderTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return last;
}

/** The status that proxies log for it; no client receives it. */
const clientClosedRequest = 499;
const serverError = 500;
const deferredDataMs = 5_000;
/** A deferred value is aborted a little before the renderer is, so that its rejection still reaches the page. */
export const streamTimeout = deferredDataMs - 50;

/** Renders a document: into one string when nothing is deferred, streaming otherwise. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  { frame, isShared, knownDataDigest, log, nonce, rendered }: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const stream = entryContext.serverHandoffStream;
  const handOff = stream ? await readHandOff(stream) : null;
  // Without a stream Remix prints no transfer scripts; the tree is built only after this is decided.
  const context = { ...entryContext };
  if (handOff?.kind === 'streaming') context.serverHandoffStream = handOff.stream;
  else delete context.serverHandoffStream;

  // React reports in development what it has not rendered itself.
  const isDevelopment = import.meta.env.MODE === 'development';
  const isOneText = handOff?.kind !== 'streaming';
  const parts = isShared || isDevelopment || !isOneText ? null : createPageParts();
  const page = (
    <NonceProvider value={nonce}>
      <FrameProvider value={frame}>
        <HoleTagProvider value={isShared ? holeTag : null}>
          <CachedPartsContext.Provider value={parts}>
            <RemixServer context={context} url={request.url} abortDelay={deferredDataMs} {...(nonce && { nonce })} />
          </CachedPartsContext.Provider>
        </HoleTagProvider>
      </FrameProvider>
    </NonceProvider>
  );
  if (handOff?.kind === 'streaming') {
    const onError = (error: unknown) => log.error({ err: error }, 'deferred part failed');
    return renderStreaming(page, { status, headers, nonce, abortMs: deferredDataMs, onError });
  }

  if (isShared && handOff) {
    rendered.dataDigest = dataDigest(status, handOff.chunk);
    if (rendered.dataDigest === knownDataDigest) return new Response(null, { status, headers });
  }

  await renderTurn();
  // The client may have disconnected meanwhile.
  if (request.signal.aborted) return new Response(null, { status: clientClosedRequest });
  const rendering = renderToString(page);
  const marked = isDevelopment ? rendering : withLateScript(rendering);
  const html = parts === null ? marked : parts.fill(marked, nonce);
  const link = mainPictureLink(html);
  if (link !== null) headers.set('Link', link);
  if (isShared) {
    rendered.handOff = handOff?.chunk ?? null;
    rendered.html = `<!DOCTYPE html>${html}`;
    return new Response(null, { status, headers });
  }
  const script = handOff ? handOffScript(handOff.chunk, nonce) : '';
  rendered.html = `<!DOCTYPE html>${html.replace('</body></html>', () => `${script}</body></html>`)}`;
  return new Response(null, { status, headers });
}

/**
 * Errors of the root and of rendering; pages log their own. A disconnected client is not an error, nor is a request that
 * no link or form of the shop makes; Remix's message about one contains its whole path.
 */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < serverError) context.log.info({ status: error.status }, 'refused');
  else if (error instanceof PersonalValueRead) context.rendered.personalRead = error;
  else if (error instanceof BackendUnavailable) context.rendered.backendError = error;
  else context.log.error({ err: error }, 'page failed');
}
