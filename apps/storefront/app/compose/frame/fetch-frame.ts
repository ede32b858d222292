import { paths } from '@vyloha/links';
import type { Frame } from './frame';

const retryMs = 5_000;

/**
 * The frame that the page was rendered with. It retries until there is a response: the server's HTML stays on the
 * page meanwhile, and only its hydration waits.
 */
export async function fetchFrame(version: string): Promise<Frame> {
  for (;;) {
    const response = await fetch(paths.frame(version)).catch(() => null);
    // Produced by our own server for this very script.
    if (response?.ok === true) return (await response.json()) as Frame;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
