import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { json, startLocalBackend } from '@vyloha/http-client/testing';
import type { LocalBackend } from '@vyloha/http-client/testing';
import { graphql } from '../schema/graphql';
import { createAllowList } from '../schema/persisted';
import { createContentClient } from './create-content-client';

const brandDocument = graphql.persisted(
  'search-brand',
  graphql(`
    query Brand($link: String) {
      brand(link: $link) {
        _id
        link
        title {
          cs
          sk
        }
      }
    }
  `),
);
const brandByIdDocument = graphql.persisted(
  'search-brand-link',
  graphql(`
    query BrandLink {
      brand {
        _id
        link
      }
    }
  `),
);

let backend: LocalBackend;
beforeEach(async () => {
  backend = await startLocalBackend();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await backend.stop();
});

const rosa = (link: string) => ({
  __typename: 'Brand',
  _id: 'b-rosa',
  link,
  title: { __typename: 'Translated', cs: 'Rosa', sk: 'Rosa' },
});

it('sends the id of a document by GET and returns typed data', async () => {
  backend.reply(json({ data: { brand: [rosa('rosa')] } }));
  const client = createContentClient({ url: `${backend.baseUrl}/api/content` });
  const { data, error } = await client.query(brandDocument, { link: 'rosa' });
  expect(error).toBeUndefined();
  expect(data?.brand[0]?.title).toMatchObject({ cs: 'Rosa' });
  const { method, url } = backend.requests[0] ?? { url: '' };
  const search = new URL(url, backend.baseUrl).searchParams;
  expect(method).toBe('GET');
  expect(search.get('documentId')).toBe('search-brand');
  expect(search.get('variables')).toBe('{"link":"rosa"}');
  expect(search.has('query')).toBe(false);
});

it('requests once, and shares entities updated by another query', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
  backend.reply(
    json({ data: { brand: [rosa('rosa')] } }),
    json({ data: { brand: [{ __typename: 'Brand', _id: 'b-rosa', link: 'rosa-new' }] } }),
  );
  const client = createContentClient({ url: `${backend.baseUrl}/api/content` });
  await client.query(brandDocument, { link: 'rosa' });
  await client.query(brandDocument, { link: 'rosa' });
  expect(backend.requests).toHaveLength(1);
  await client.query(brandByIdDocument, {});
  const { data } = await client.query(brandDocument, { link: 'rosa' });
  expect(data?.brand[0]?.link).toBe('rosa-new');
  expect(warnings).not.toHaveBeenCalled();
});

it('sends only listed documents', async () => {
  const client = createContentClient({ url: `${backend.baseUrl}/api/content` });
  const unlisted = graphql(`
    query Pages {
      page {
        _id
      }
    }
  `);
  await expect(async () => client.query(unlisted, {})).rejects.toThrow('persisted');
  expect(backend.requests).toEqual([]);
});

it('lists documents by id, each id once, with the type names that the cache needs', () => {
  const list = createAllowList([brandDocument, brandByIdDocument]);
  const text = list.get('search-brand') ?? '';
  expect(text).toContain('query Brand($link: String)');
  expect(text.match(/__typename/g)).toHaveLength(2);
  expect(list.has('anything')).toBe(false);
  expect(() => createAllowList([brandDocument, brandDocument])).toThrow('search-brand');
});
