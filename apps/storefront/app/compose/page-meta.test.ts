import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from '@remix-run/router';
import { describe, expect, it } from 'vitest';
import { pageTags } from './page-meta';

const root = {
  shell: { shopName: 'Zelená výloha' },
  config: { publicUrl: 'http://shop.example' },
  failureTitles: { missing: 'This page could not be found', broken: 'Něco se porouchalo' },
};

function tagsOf(data: unknown, error: unknown = null) {
  return pageTags(data, error, root);
}

describe('pageTags', () => {
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
