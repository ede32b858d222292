import { vi } from 'vitest';

/** A browser that is idle at once, with stubbed fetch; undone by `vi.unstubAllGlobals()`. */
export function stubIdleBrowser(fetchStub: (address: string) => Promise<Response>): void {
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
}
