import { demoDocuments } from '@vyloha/demo-shop';
import { sql } from 'drizzle-orm';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentEntry, menu, menuItem, redirect, urlRewrite } from '@vyloha/backend-content/tables';
import { branch } from '@vyloha/backend-shop/tables';
import { ImportError } from '@vyloha/backend-kernel';
import { importShop } from '@vyloha/backend-import/testing';
import { oneTestDatabase } from '../testing/test-databases';
import { exportContent, readContentDocuments } from '@vyloha/backend-content';

describe.each(oneTestDatabase(import.meta.url))('content as files on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let folder: string;

  beforeAll(async () => {
    opened = await open();
    const documents = [...demoDocuments({ products: 0, today: new Date('2026-05-01T08:00:00Z') })];
    const isContent = ({ type }: (typeof documents)[number]) =>
      ['menu', 'content', 'url_rewrite', 'redirect', 'currency', 'country', 'warehouse', 'branch'].includes(type);
    await importShop(opened.db, documents.filter(isContent));
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    await exportContent(opened.db, folder);
  });
  afterAll(async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  });

  async function snapshot(): Promise<string> {
    const rows = await Promise.all([
      opened.db.execute(sql`select type, id, slug, weight, enabled, data from ${contentEntry} order by type, id`),
      ...[menu, menuItem, redirect, urlRewrite].map((table) =>
        opened.db.execute(sql`select t.* from ${table} t order by t::text`),
      ),
      opened.db.execute(sql`select to_jsonb(t) - 'updated_at' as row from ${branch} t order by t.id`),
    ]);
    return JSON.stringify(rows.map((result) => result.rows));
  }

  /** Changes a file for the duration of the test. */
  async function withFile<Result>(path: string, change: (text: string) => string, run: () => Promise<Result>) {
    const place = join(folder, path);
    const before = await readFile(place, 'utf8').catch(() => null);
    await writeFile(place, change(before ?? ''));
    try {
      return await run();
    } finally {
      if (before === null) await rm(place);
      else await writeFile(place, before);
    }
  }

  const warnings: string[] = [];
  const importFolder = async () =>
    importShop(opened.db, await readContentDocuments(folder, (line) => warnings.push(line)));

  async function problemsOf(path: string, change: (text: string) => string): Promise<readonly string[]> {
    const failure = await withFile(path, change, () => importFolder()).catch((error: unknown) => error);
    return failure instanceof ImportError ? failure.problems : [`no problem: ${String(failure)}`];
  }

  it('round-trip unchanged', async () => {
    const before = await snapshot();
    await importFolder();
    expect(await snapshot()).toBe(before);
    expect(warnings).toEqual([]);
  });

  it('are readable: texts are HTML, defaults are omitted', async () => {
    const text = await readFile(join(folder, 'page/doprava.yaml'), 'utf8');
    expect(text).toContain('content:\n  cs: !html |');
    expect(text).toMatch(/\n {4}<h2>/);
    expect(text).not.toContain('paragraph');
    expect(text).not.toContain('enabled');
  });

  it('import an edited page, banner, menu and configuration into the shop', async () => {
    const edit = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
    await withFile('page/doprava.yaml', edit(/<h2>[^<]*<\/h2>/, '<h2>Nově i v&nbsp;sobotu</h2>'), () =>
      withFile(
        'banner_wide/banner-jaro.yaml',
        (text) => `${text}enabled: false\n`,
        () => withFile('configuration/configuration.yaml', edit('Kč', 'korun'), () => importFolder()),
      ),
    );
    const rows = await snapshot();
    expect(rows).toContain('Nově i v\u00a0sobotu');
    expect(rows).toContain('korun');
    expect(rows).toMatch(/"banner-jaro","slug":null,"weight":100,"enabled":false/);
    await importFolder();
    expect(await snapshot()).not.toContain('Nově i v\u00a0sobotu');
  });

  it.each([
    [
      'page/nova.yaml',
      'title: {cs: Nová}\nslug: {cs: nova, sk: Nová}\n',
      [/^page\/nova\.yaml, line 2: slug\.sk: expected a slug/],
    ],
    ['page/nova.yaml', 'title: [', [/^page\/nova\.yaml, line 1: /]],
    [
      'page/nova.yaml',
      'nadpis: x\n',
      [
        /line 1: title: expected a title in cs and sk\b.*, got nothing$/,
        /line 1: nadpis: expected one of title, content/,
      ],
    ],
    [
      'page/nova.yaml',
      'title: {cs: a}\ncontent:\n  cs: !html |\n    <p>a</p>\n    <font>b</font>\n',
      [/^page\/nova\.yaml, line 5: content\.cs: expected one of p,.*<font>/],
    ],
    ['page/nova.yaml', 'title: Nová\n', [/line 1: title: expected a text in cs and sk\b.*, got "Nová"/]],
    ['info_box/novy.yaml', 'text: {cs: a}\norder: první\n', [/line 2: order: expected a whole number, got "první"/]],
    [
      'content_page/nova.yaml',
      'title: {cs: a}\ncontent_blocks:\n  - uuid: a\n    type: hologram\n    value: {cs: {}}\n',
      [/line 4: content_blocks\.0\.type: expected one of text, longtext/],
    ],
    [
      'content_page/nova.yaml',
      'title: {cs: a}\ncontent_blocks:\n  - uuid: a\n    type: quote\n    value: {cs: {txet: a}}\n',
      [/line 5: content_blocks\.0\.value\.cs\.txet: expected one of block_title/],
    ],
    [
      'redirect.yaml',
      '- {fromPath: stara, toPath: /nova}\n',
      [/^redirect\.yaml, line 1: 0\.fromPath: expected a path/],
    ],
  ])('%s with %j reports the problem', async (path, text, messages) => {
    expect(await problemsOf(path, () => text)).toEqual(
      messages.map((message) => expect.stringMatching(message) as string),
    );
  });

  it('warn of an entity that is named and has no file', async () => {
    const path = 'article/a-planovani-zahonu.yaml';
    warnings.length = 0;
    await withFile(path, (text) => text.replace(/^author: .*/m, 'author: au-nikdo'), importFolder);
    expect(warnings).toEqual([
      expect.stringMatching(/^article\/a-pla.*, line \d+: author: there is no author\/au-nikdo\.yaml$/),
    ]);
    await importFolder();
  });

  it('add a branch, and report what is wrong with one', async () => {
    const copy = await readFile(join(folder, 'branch/br-praha-karlin.yaml'), 'utf8');
    const opened = copy.replaceAll('praha-karlin', 'praha-novy').replace(/^(?:isPrimary|warehouseId).*\n/gm, '');
    await withFile(
      'branch/br-praha-novy.yaml',
      () => opened,
      () => importFolder(),
    );
    expect(await snapshot()).toContain('"remote_id":"praha-novy"');
    const lines = opened.split('\n');
    const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
    const broken = opened
      .replace(/from: ["']?\d+:\d+["']?/, 'from: devět')
      .replace(/pay_with_card: \w+/, 'pay_with_card: ano');
    expect(await problemsOf('branch/br-praha-novy.yaml', () => broken)).toEqual([
      expect.stringContaining(`branch/br-praha-novy.yaml, line ${lineOf('from:')}: openingHours.0.from: `),
      expect.stringContaining(`line ${lineOf('pay_with_card')}: presentation.pay_with_card: expected true or false`),
    ]);
  });
});
