import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { siteMetadataSchemas } from '../../model/search-engines/site-metadata';
import { siteMetadataQuery } from './site-metadata-query.server';

/** Editors' metadata of pages without an entity of their own; none when the content system does not respond. */
export function listSiteMetadataOrNone(cms: CmsClient, locale: Locale) {
  return withUnavailableFallback(
    cms.query(siteMetadataQuery, {}, { schema: siteMetadataSchemas[locale], shared: true, optional: true }),
    () => [],
  );
}
