import { locales } from '@vyloha/contract';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { configureTexts } from '../../app/compose/texts/configure-texts.server';
import { startFakeBackend } from '../testing/fake-backend';
import { createTestHostServices } from '../testing/test-host-services';
import { warmUp } from './warm-up';

it('waits for a backend that is down, then reads the data every page needs in every language', async () => {
  configureTexts();
  const backend = await startFakeBackend();
  const configuration = { error_pages: [], usp_items: [], entry_modals: [] };
  const none = { status: 200, body: { data: { configuration, site_metadata: [] } } };
  backend.responses.set('/cms/graphql', none);
  backend.responses.set('/store/api/v1/shippers', { status: 200, body: { data: [] } });
  backend.isDown = true;
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const warm = warmUp({ services: createTestHostServices(backend), log });
  await expect.poll(() => lines.join()).toContain('the backend does not answer yet');
  backend.isDown = false;
  await warm;
  expect(lines.at(-1)).toContain('ready');
  for (const path of ['globals', 'currencies', 'shippers'].map((name) => `/store/api/v1/${name}`)) {
    const requested = backend.callsTo(path).map(({ headers }) => headers['x-locale']);
    expect(new Set(requested)).toEqual(new Set(locales));
  }
  const queries = backend.callsTo('/cms/graphql').map(({ url }) => new URLSearchParams(url.split('?')[1]).get('query'));
  for (const name of ['ErrorPages', 'ShellConfiguration', 'SiteMetadata']) {
    expect(queries).toContainEqual(expect.stringContaining(`query ${name}`));
  }
  expect(backend.callsTo('/cms/menu-object/mainMenu').length).toBeGreaterThan(1);
  await backend.close();
});
