import { aHost, createStorefrontBuild, listTableRoutes } from '@vyloha/storefront/testing';
import type { RunningHost } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startRecordingBackend } from './testing/recording-backend';
import type { RecordingBackend } from './testing/recording-backend';

/** Fields with texts of editors and the catalogue, as one text or one in each language. */
const textFields = new Set(['title', 'name', 'fullname', 'text', 'perex', 'description', 'seo_description']);

/** Added to all of them. */
const words = ' k domu s mostem v parku o poli a';
const joinedWords = words.replaceAll(/(?<= [ksvoa]) /g, '\u00a0');

const withWords = (text: string) => text + words;
const translated = (text: string) => ({ cs: withWords(text), sk: text });

/** What the shop of the tests lacks, by the names of its fields. */
const added: Readonly<Record<string, unknown>> = {
  small_banners: [{ title: translated('Sleva'), description: translated('Jen teď'), link: '/rosa', main_image: null }],
  brands: ['Rosa', 'Lesk'].map((title) => ({ id: title, slug: title, title: withWords(title), count: 1 })),
};

function rewriteField(name: string, value: unknown): unknown {
  if (name in added) return added[name];
  if (!textFields.has(name) || value === '') return value;
  if (typeof value === 'string') return withWords(value);
  const isTranslated = typeof value === 'object' && value !== null && 'cs' in value && typeof value.cs === 'string';
  return isTranslated ? { ...value, cs: withWords(String(value.cs)) } : value;
}

const rewrite = (body: Buffer) => JSON.stringify(JSON.parse(body.toString(), rewriteField));

let backend: RunningBackend;
let rewriting: RecordingBackend;
let host: RunningHost;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend();
  rewriting = await startRecordingBackend(new URL(backend.storeUrl).origin, rewrite);
  host = await aHost(rewriting, {}, { build: await createStorefrontBuild(await listTableRoutes()) });
});

afterAll(async () => {
  await host.close();
  await rewriting.close();
  await backend.stop();
});

/** The content of a page, without its frame. */
async function mainOf(path: string): Promise<string> {
  const response = await host.get(path);
  expect(response.status).toBe(200);
  const page = await response.text();
  return /<main[\s>].*<\/main>/s.exec(page)?.[0].replaceAll(/<script.*?<\/script>/gs, '') ?? '';
}

const textsOf = (html: string) => html.split(/<[^>]*>/).filter((text) => text.trim() !== '');

const paths = ['/', '/zahrada', '/zahrada/hadice', '/rosa', '/produkt/konev', '/hledat?q=konev', '/znacky'];

describe('single-letter words', () => {
  it.each(paths)('never end a line at %s', async (path) => {
    const texts = textsOf(await mainOf(path));
    expect(texts.filter((text) => text.includes('parku')).length).toBeGreaterThan(0);
    expect(texts.filter((text) => /(?<![\p{L}\d.])[ksvzouai]\s(?<!\u00a0)/iu.test(text))).toEqual([]);
  });

  it.each([
    ['a breadcrumb', /<nav aria-label="Drob.*?<\/nav>/s],
    ['a tile', /<a class="_tile_.*?<\/a>/s],
    ['a filter value', /<input name="f.znacka".*?<\/label>/s],
    ['a banner', /Sleva.*?</],
    ['the text of a banner', /Jen teď.*?</],
    ['an offer', /3\+1 zdarma.*?</],
  ])('in %s stay with the next word', async (_, pattern) => {
    const main = (await mainOf('/zahrada')) + (await mainOf('/zahrada/hadice'));
    // Long titles of tiles are truncated.
    expect(pattern.exec(main)?.[0]).toContain(joinedWords.slice(0, 20));
  });

  it.each([
    ['titles', /<title>(.*?)<\/title>/],
    ['structured data', /<script type="application\/ld\+json">(.*?)<\/script>/],
  ])('have ordinary spaces in %s', async (_, pattern) => {
    const text = pattern.exec(await (await host.get('/produkt/konev')).text())?.[1] ?? '';
    expect(text).toContain(words);
    expect(text).not.toContain('\u00a0');
  });
});
