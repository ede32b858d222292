import type { CmsClient } from '@vyloha/cms-client';
import { type Locale, whenUnavailable } from '@vyloha/contract';
import { blankConfiguration, type ShellConfiguration } from '../model/shell-configuration';
import { shellConfigurationSchemas } from '../model/shell-configuration-response';
import { shellConfigurationQuery } from './shell-configuration-query.server';

/** What the editors decide of every page's frame; nothing of it when it is not there, since a page is worth more. */
export function getShellConfigurationOrBlank(cms: CmsClient, locale: Locale): Promise<ShellConfiguration> {
  const loading = cms.query(
    shellConfigurationQuery,
    {},
    { schema: shellConfigurationSchemas[locale], shared: true, optional: true },
  );
  return whenUnavailable(loading, () => blankConfiguration);
}
