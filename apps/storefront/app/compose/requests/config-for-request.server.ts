import { themeNames } from '@vyloha/config';
import type { PublicConfigData } from '@vyloha/config';
import { paths } from '@vyloha/links';

/** The settings of a page; the style guide uses the theme named in its URL. */
export function configForRequest(request: Request, config: PublicConfigData): PublicConfigData {
  const { pathname, searchParams } = new URL(request.url);
  const theme = pathname === paths.blockSettings() && themeNames.find((name) => name === searchParams.get('theme'));
  return theme ? { ...config, theme } : config;
}
