import { vi } from 'vitest';

/** A browser that is idle at once, and the server that it asks; undone by `vi.unstubAllGlobals()`. */
export function stubIdleBrowser(ask: (address: string) => Promise<Response>): void {
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
}
