import type { CmsClient } from '@vyloha/cms-client';
import { type Locale, whenUnavailable } from '@vyloha/contract';
import { errorPagesSchemas } from '../model/error-page';
import { errorPagesQuery } from './error-pages-query.server';

/** What editors wrote for pages that cannot be shown; none when the content system does not answer either. */
export function listErrorPagesOrNone(cms: CmsClient, locale: Locale) {
  return whenUnavailable(
    cms.query(errorPagesQuery, {}, { schema: errorPagesSchemas[locale], shared: true, optional: true }),
    () => [],
  );
}
