import type { Frame } from './frame';
import { framePath } from './frame';

const retryMs = 5_000;

/**
 * The frame that the page was rendered with. It asks again until there is an answer: what the server wrote stands on the
 * page meanwhile, and only waits for its script.
 */
export async function fetchFrame(version: string): Promise<Frame> {
  for (;;) {
    const response = await fetch(framePath(version)).catch(() => null);
    // Written by our own server for this very script.
    if (response?.ok === true) return (await response.json()) as Frame;
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}
