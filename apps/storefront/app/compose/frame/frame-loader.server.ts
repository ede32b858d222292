import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadFrame, recentFrame } from './load-frame.server';

const forGood = 'private, max-age=31536000, immutable';

/** Answers the browser's question for the frame of its page: that very one, or the newest where it is forgotten. */
export async function frameLoader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const kept = recentFrame(params['version'] ?? '');
  if (kept !== undefined) return answer(kept, forGood);
  const { frame } = await loadFrame(context);
  return answer(JSON.stringify(frame), 'no-store');
}

function answer(text: string, caching: string): Response {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': caching, 'X-Robots-Tag': 'noindex' };
  return new Response(text, { headers });
}
