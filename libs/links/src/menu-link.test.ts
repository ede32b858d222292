import { describe, expect, it } from 'vitest';
import { menuLinkAddress } from './menu-link';

const rewrite = { cs: '/zahrada', sk: '/záhrada' };

describe('menuLinkAddress', () => {
  it.each(['category', 'article_category', 'article_tag', 'virtual_category', 'custom_link', 'basic', undefined])(
    'reads the address of each language of %s',
    (link_type) => {
      expect(menuLinkAddress({ link_type, urlRewrite: rewrite }, 'cs')).toBe('/zahrada');
      expect(menuLinkAddress({ link_type, urlRewrite: rewrite }, 'sk')).toBe('/záhrada');
      expect(menuLinkAddress({ link_type, urlRewrite: { cs: '/zahrada', sk: null } }, 'sk')).toBe('/zahrada');
      expect(menuLinkAddress({ link_type, urlRewrite: null, path: '/zahrada' }, 'sk')).toBe('/zahrada');
    },
  );

  it.each(['category', 'article_category', 'article_tag', 'virtual_category'])(
    'takes the id a %s points to for no address',
    (link_type) => {
      expect(menuLinkAddress({ link_type, target: 'c-zahrada' }, 'cs')).toBeNull();
    },
  );

  it.each([
    ['custom_link', 'https://example.com/x', 'https://example.com/x'],
    ['custom_link', 'tel:+420123456789', 'tel:+420123456789'],
    ['basic', 'zahrada?p=2', '/zahrada?p=2'],
    [undefined, '//evil.example/', '/evil.example/'],
    ['new_kind', '/zahrada', '/zahrada'],
  ])('%s leads to its target %s', (link_type, target, address) => {
    expect(menuLinkAddress({ link_type, target }, 'cs')).toBe(address);
  });

  it('leads nowhere without an address', () => {
    expect(menuLinkAddress({}, 'cs')).toBeNull();
    expect(menuLinkAddress({ urlRewrite: { cs: '' }, path: '', target: '' }, 'cs')).toBeNull();
  });
});
