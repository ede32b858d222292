import { paths } from '@vyloha/links';
import type { Frame } from './frame';

const retryMs = 5_000;

async function fetchJsonOrNull(url: string): Promise<unknown> {
  try {
    const response = await fetch(url);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/**
 * The frame that the page was rendered with. It retries until there is one: the server's HTML stays on the page
 * meanwhile, and only its hydration waits.
 */
export async function fetchFrame(version: string): Promise<Frame> {
  const guard = import('./is-frame');
  for (;;) {
    const json = await fetchJsonOrNull(paths.frame(version));
    const { isFrame } = await guard;
    if (isFrame(json)) return json;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
