import { describe, expect, it } from 'vitest';
import { byLocale, withDefaultTranslations } from '@vyloha/contract';
import { menuLinkHref } from './menu-link';

const rewrite = withDefaultTranslations({ cs: '/zahrada', sk: '/záhrada' });

describe('menuLinkHref', () => {
  it.each(['category', 'article_category', 'article_tag', 'virtual_category', 'custom_link', 'basic', undefined])(
    'reads the URL of each language of %s',
    (link_type) => {
      expect(menuLinkHref({ link_type, urlRewrite: rewrite }, 'cs')).toBe('/zahrada');
      expect(menuLinkHref({ link_type, urlRewrite: rewrite }, 'sk')).toBe('/záhrada');
      expect(menuLinkHref({ link_type, urlRewrite: { ...rewrite, sk: null } }, 'sk')).toBe('/zahrada');
      expect(menuLinkHref({ link_type, urlRewrite: null, path: '/zahrada' }, 'sk')).toBe('/zahrada');
    },
  );

  it.each(['category', 'article_category', 'article_tag', 'virtual_category'])(
    'does not use the id of a %s as a URL',
    (link_type) => {
      expect(menuLinkHref({ link_type, target: 'c-zahrada' }, 'cs')).toBeNull();
    },
  );

  it.each([
    ['custom_link', 'https://example.com/x', 'https://example.com/x'],
    ['custom_link', 'tel:+420123456789', 'tel:+420123456789'],
    ['basic', 'zahrada?p=2', '/zahrada?p=2'],
    [undefined, '//evil.example/', '/evil.example/'],
    ['new_kind', '/zahrada', '/zahrada'],
  ])('%s links to its target %s', (link_type, target, address) => {
    expect(menuLinkHref({ link_type, target }, 'cs')).toBe(address);
  });

  it('is null without a URL', () => {
    expect(menuLinkHref({}, 'cs')).toBeNull();
    expect(menuLinkHref({ urlRewrite: byLocale(() => ''), path: '', target: '' }, 'cs')).toBeNull();
  });
});
