import type { ThemeName } from '@vyloha/config';
import condensedFont from '@vyloha/ui/condensed-sans.woff2?url';
import sansFont from '@vyloha/ui/source-sans.woff2?url';
import alternativeStylesheet from '@vyloha/ui/tokens-alternative.css?url';

interface ThemeFiles {
  /** Preloaded. */
  font: string;
  /** In addition to the shop's one stylesheet, which is that of the default theme. */
  stylesheet: string | null;
}

/** Files that only pages of a theme load. */
export const themeFiles: Readonly<Record<ThemeName, ThemeFiles>> = {
  default: { font: sansFont, stylesheet: null },
  alternative: { font: condensedFont, stylesheet: alternativeStylesheet },
};
