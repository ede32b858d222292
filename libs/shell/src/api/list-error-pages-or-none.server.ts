import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { errorPagesSchemas } from '../model/error-page';
import { errorPagesQuery } from './error-pages-query.server';

/** The editors' texts for error pages; none when the CMS does not respond either. */
export function listErrorPagesOrNone(cms: CmsClient, locale: Locale) {
  return withUnavailableFallback(
    cms.query(errorPagesQuery, {}, { schema: errorPagesSchemas[locale], shared: true, optional: true }),
    () => [],
  );
}
