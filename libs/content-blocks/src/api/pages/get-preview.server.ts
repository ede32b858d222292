import type { CmsClient } from '@vyloha/cms-client';
import { previewedEntryResponse, type PreviewedEntry } from '../../model/pages/previewed-entry';

/** What the link of an editor shows; null for an expired or unknown one. */
export function getPreview(cms: CmsClient, token: string): Promise<PreviewedEntry | null> {
  return cms.rest({ path: `/previews/${encodeURIComponent(token)}`, schema: previewedEntryResponse });
}
