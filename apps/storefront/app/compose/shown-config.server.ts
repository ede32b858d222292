import { themeNames } from '@vyloha/config';
import type { SentConfig } from '@vyloha/config';
import { paths } from '@vyloha/links';

/** The settings of a page; the style guide takes the theme its address names. */
export function shownConfig(request: Request, config: SentConfig): SentConfig {
  const { pathname, searchParams } = new URL(request.url);
  const theme = pathname === paths.blockSettings() && themeNames.find((name) => name === searchParams.get('theme'));
  return theme ? { ...config, theme } : config;
}
