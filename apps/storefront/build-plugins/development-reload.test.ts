import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { developmentReload } from './development-reload';

const page = (text: string) => `export default '${text}'; import.meta.hot?.accept();`;
let root: string;
let vite: ViteDevServer;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'vyloha-reload-'));
  writeFileSync(join(root, 'cs.json'), '{ "title": "Košík" }');
  writeFileSync(join(root, 'page.js'), page('before'));
  writeFileSync(join(root, 'server.js'), "import texts from './cs.json';\nimport './page.js';\nexport default texts;");
  vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [developmentReload()],
  });
  await vite.ssrLoadModule('/server.js');
  await vite.transformRequest('/page.js');
});
afterEach(async () => {
  await vite.close();
  rmSync(root, { recursive: true });
});

it('has browsers load a page again when a text changes that only the server reads', async () => {
  const send = vi.spyOn(vite.ws, 'send');
  const change = (name: string, text: string) => {
    writeFileSync(join(root, name), text);
    vite.watcher.emit('change', join(root, name));
  };
  const sent = () => JSON.stringify(send.mock.calls);
  change('page.js', page('after'));
  await expect.poll(sent).toContain('js-update');
  expect(sent()).not.toContain('full-reload');
  change('cs.json', '{ "title": "Taška" }');
  await expect.poll(sent).toContain('full-reload');
});
