import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from '@remix-run/router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeBackend } from '../../server/testing/fake-backend';
import type { FakeBackend } from '../../server/testing/fake-backend';
import { someArgs } from '../../server/testing/some-args';
import { configureTexts } from './configure-texts.server';
import { pageMeta } from './page-meta';
import { rootLoader } from './root-loader.server';
import type { RootData } from './root-loader.server';

let backend: FakeBackend;
let root: RootData;

beforeAll(async () => {
  configureTexts();
  backend = await fakeBackend();
  root = await rootLoader(await someArgs(backend));
});

afterAll(() => backend.close());

function tagsOf(data: unknown, error: unknown = null) {
  const match = { id: 'root' as const, pathname: '/', data: root, meta: [], params: {}, handle: undefined, error: undefined };
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  return pageMeta({ data, error, location, params: {}, matches: [match] }) ?? [];
}

describe('pageMeta', () => {
  it('names the page and the shop, with whole addresses', () => {
    expect(
      tagsOf({
        meta: { title: 'Hadice', description: 'Na zahradu', canonical: '/zahrada/hadice?p=2', image: '/img/a' },
      }),
    ).toEqual([
      { title: 'Hadice | Zelená výloha' },
      { name: 'description', content: 'Na zahradu' },
      { tagName: 'link', rel: 'canonical', href: 'http://shop.example/zahrada/hadice?p=2' },
      { property: 'og:title', content: 'Hadice' },
      { property: 'og:site_name', content: 'Zelená výloha' },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: 'http://shop.example/zahrada/hadice?p=2' },
      { property: 'og:description', content: 'Na zahradu' },
      { property: 'og:image', content: 'http://shop.example/img/a' },
    ]);
  });

  it('leaves out what the page does not say', () => {
    expect(tagsOf({ meta: { title: 'Košík', robots: 'noindex' } })).toContainEqual({
      name: 'robots',
      content: 'noindex',
    });
    expect(tagsOf({ meta: { title: 'Zelená výloha' } })[0]).toEqual({ title: 'Zelená výloha' });
    expect(tagsOf(undefined)).toEqual([{ title: 'Zelená výloha' }]);
  });

  it.each([
    [new ErrorResponseImpl(404, 'Not Found', null), 'This page could not be found'],
    [new Error('broken'), 'Něco se porouchalo'],
  ])('keeps failures out of search engines', (error, title) => {
    expect(tagsOf(undefined, error)).toEqual([{ title }, { name: 'robots', content: 'noindex' }]);
  });
});
