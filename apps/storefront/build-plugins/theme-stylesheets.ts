import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, type ResolvedConfig } from 'vite';

/** A theme's tokens; not the module whose export is the address of this file, by which the root links it. */
const tokensFile = /\/tokens-([a-z-]+)\.css(?:\?(?!url\b)|$)/;

/** The component's sheet whose classes a theme's sheet styles. */
const componentSheetOf = (sheet: string, theme: string): string => sheet.replace(`.${theme}.css`, '.module.css');

function findThemeSheets(libraries: string, theme: string): string[] {
  return readdirSync(libraries, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${theme}.css`) && !file.includes('node_modules'))
    .map((file) => join(libraries, file))
    .sort();
}

/** The sheet with the names that the build gives to the classes of the component's sheet. */
async function scopeThemeSheet(sheet: string, theme: string, config: ResolvedConfig): Promise<string> {
  const componentSheet = componentSheetOf(sheet, theme);
  const component = await preprocessCSS(readFileSync(componentSheet, 'utf8'), componentSheet, config);
  const { code, modules = {} } = await preprocessCSS(readFileSync(sheet, 'utf8'), componentSheet, config);
  const unknown = Object.keys(modules).filter((name) => component.modules?.[name] === undefined);
  if (unknown.length > 0)
    throw new Error(`${sheet} styles classes that ${componentSheet} lacks: ${unknown.join(', ')}`);
  return code;
}

/**
 * Appends to a theme's tokens what the theme changes about components: `site-header.alternative.css` beside
 * `site-header.module.css` styles the same classes. Only pages of that theme link the file, and no script knows of it.
 */
export function themeStylesheets(libraries: string) {
  let config: ResolvedConfig;
  return {
    name: 'vyloha:theme-stylesheets',
    enforce: 'pre' as const,
    configResolved(resolved: ResolvedConfig) {
      config = resolved;
    },
    async transform(this: { addWatchFile: (file: string) => void }, code: string, id: string) {
      const theme = tokensFile.exec(id)?.[1];
      if (theme === undefined) return null;
      const sheets = findThemeSheets(libraries, theme);
      for (const sheet of sheets) this.addWatchFile(sheet);
      const texts = await Promise.all(sheets.map((sheet) => scopeThemeSheet(sheet, theme, config)));
      return { code: [code, ...texts].join('\n'), map: null };
    },
  };
}
