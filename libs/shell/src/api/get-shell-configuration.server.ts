import type { CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { emptyConfiguration, type ShellConfiguration } from '../model/shell-configuration';
import { shellConfigurationSchemas } from '../model/shell-configuration-response';
import { shellConfigurationQuery } from './shell-configuration-query.server';

/** The editors' configuration of the layout; empty when unavailable, since a page without it beats an error. */
export function getShellConfigurationOrEmpty(cms: CmsClient, locale: Locale): Promise<ShellConfiguration> {
  const promise = cms.query(
    shellConfigurationQuery,
    {},
    { schema: shellConfigurationSchemas[locale], shared: true, optional: true },
  );
  return withUnavailableFallback(promise, () => emptyConfiguration);
}
