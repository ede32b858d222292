import type { BackendUnavailable } from '@vyloha/http-client';

/**
 * Where the renderer leaves a finished page for the host. A string that goes through a `Response` body is encoded,
 * chunked and read back; the host writes it to the socket itself instead.
 */
export interface RenderedPage {
  html: string | null;
  /** When something on it becomes visible or hidden; Infinity where nothing will. */
  until: number;
  /** Why not even the frame could be rendered: the data every page needs was never read. */
  backendError: BackendUnavailable | null;
}
