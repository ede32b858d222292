// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { shortClassNames } from './short-class-names';
import { themeStylesheets } from './theme-stylesheets';

const tokens = ':root { --color: navy }';

/** What the plugin makes of the tokens of a theme in a library with one component. */
async function transform(themeSheet: string, id = 'tokens-night.css') {
  const libraries = mkdtempSync(join(tmpdir(), 'themes-'));
  const folder = join(libraries, 'head');
  mkdirSync(folder);
  writeFileSync(join(folder, 'head.module.css'), '.logo { color: green } .search { color: green }');
  writeFileSync(join(folder, 'head.night.css'), themeSheet);
  writeFileSync(join(folder, 'head.day.css'), '.logo { color: yellow }');
  const nameOf = shortClassNames(libraries);
  const modules = { generateScopedName: nameOf };
  const config = await resolveConfig({ configFile: false, root: libraries, css: { modules } }, 'build');
  const plugin = themeStylesheets(libraries);
  const watched: string[] = [];
  const context = { addWatchFile: (file: string) => watched.push(file) };
  plugin.configResolved(config);
  const result = await plugin.transform.call(context, tokens, join(libraries, id));
  return { code: result?.code, watched, nameOf: (name: string) => nameOf(name, join(folder, 'head.module.css')) };
}

it("appends the theme's sheets to its tokens, for the classes of the components", async () => {
  const { code = '', nameOf, watched } = await transform('.search { color: white }');
  expect(code.startsWith(tokens)).toBe(true);
  expect(code).toContain(`.${nameOf('search')} { color: white }`);
  expect(code).not.toContain('yellow');
  expect(watched.map((file) => file.replace(/.*\//, ''))).toEqual(['head.night.css']);
});

it('does not accept a class that the component does not have', async () => {
  await expect(transform('.serach { color: white }')).rejects.toThrow(/lacks: serach/);
});

it('leaves the module alone whose export is the address of the file', async () => {
  expect((await transform('.search { color: white }', 'tokens-night.css?url')).code).toBeUndefined();
});
