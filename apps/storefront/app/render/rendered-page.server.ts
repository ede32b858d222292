import type { BackendUnavailable } from '@vyloha/http-client';
import type { PersonalValueRead } from '../compose/personal/unknown-personal';
import type { PageSettings } from '../compose/root/root-loader.server';

/**
 * Where the renderer leaves a finished page for the host. A string that goes through a `Response` body is encoded,
 * chunked and read back; the host writes it to the socket itself instead.
 */
export interface RenderedPage {
  /** The document; of a page for a whole segment without its loader data, and with marks in place of its holes. */
  html: string | null;
  /** Loader data of a page for a whole segment, in the encoding in which Remix hands them over. */
  handOff: string | null;
  /** Identifies the data from which a page for a whole segment is rendered. */
  dataDigest: string | null;
  settings: PageSettings | null;
  /** When something on it becomes visible or hidden; Infinity where nothing will. */
  until: number;
  /** Why not even the frame could be rendered: the data every page needs was never read. */
  backendError: BackendUnavailable | null;
  /** Why the page cannot be the same for all of a segment. */
  personalRead: PersonalValueRead | null;
}

export function createRenderedPage(): RenderedPage {
  return {
    html: null,
    handOff: null,
    dataDigest: null,
    settings: null,
    until: Infinity,
    backendError: null,
    personalRead: null,
  };
}
