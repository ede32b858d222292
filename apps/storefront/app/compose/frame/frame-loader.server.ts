import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadFrame, findRecentFrame } from './load-frame.server';

const immutable = 'private, max-age=31536000, immutable';

/** Responds with the frame the browser's page was rendered with, or the newest where that one is no longer cached. */
export async function frameLoader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const cachedFrame = findRecentFrame(params['version'] ?? '');
  if (cachedFrame !== undefined) return createFrameResponse(cachedFrame, immutable);
  const { frame } = await loadFrame(context);
  return createFrameResponse(JSON.stringify(frame), 'no-store');
}

function createFrameResponse(text: string, cacheControl: string): Response {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': cacheControl, 'X-Robots-Tag': 'noindex' };
  return new Response(text, { headers });
}
