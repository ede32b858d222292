import type { CmsClient } from '@vyloha/cms-client';
import { type Locale, whenUnavailable } from '@vyloha/contract';
import { siteMetadataSchemas } from '../model/site-metadata';
import { siteMetadataQuery } from './site-metadata-query.server';

/** What editors say of pages that have no entity of their own; nothing when the content system does not answer. */
export function listSiteMetadataOrNone(cms: CmsClient, locale: Locale) {
  return whenUnavailable(
    cms.query(siteMetadataQuery, {}, { schema: siteMetadataSchemas[locale], shared: true, optional: true }),
    () => [],
  );
}
