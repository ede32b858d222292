import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { menuResponseSchema } from './menu-response';

const wire = {
  id: 'menu-main',
  menu_code: 'mainMenu',
  title: { cs: 'Nabídka', sk: 'Ponuka' },
  menuItems: [
    {
      id: 'one',
      title: { cs: 'Zahrada', sk: 'Záhrada' },
      link: { link_target_blank: false, urlRewrite: { cs: '/zahrada', sk: '/zahrada-sk' }, path: '/zahrada' },
      children: [
        {
          id: 'two',
          title: { cs: 'Hadice', sk: null },
          menu_heading: true,
          styles: 'highlight',
          link: null,
          children: [],
        },
      ],
    },
    { id: 'three', title: { cs: 'Telefon' }, link: { link_target_blank: true, path: 'tel:+420123456789' } },
  ],
};

function nested(depth: number, width: number): unknown {
  const children = depth === 0 ? [] : Array.from({ length: width }, () => nested(depth - 1, width));
  return { title: { cs: `${depth}` }, link: { path: `/${depth}` }, children };
}

describe('menu response', () => {
  it('keeps only what the dropdowns show: three levels, five items in a column', () => {
    const menu = v.parse(menuResponseSchema('cs', 'short'), { ...wire, menuItems: [nested(4, 8)] });
    const columns = menu.items[0]?.children ?? [];
    expect(columns).toHaveLength(8);
    expect(columns[0]?.children).toEqual(Array.from({ length: 5 }, () => ({ title: '2', href: '/2' })));
  });

  it('is complete on the menu page', () => {
    const menu = v.parse(menuResponseSchema('cs', 'whole'), { ...wire, menuItems: [nested(4, 8)] });
    expect(menu.items[0]?.children?.[0]?.children?.[0]?.children?.[0]?.children).toHaveLength(8);
  });

  it('is read in the requested language', () => {
    const menu = v.parse(menuResponseSchema('sk', 'short'), wire);
    expect(menu.title).toBe('Ponuka');
    expect(menu.items[0]).toMatchObject({ title: 'Záhrada', href: '/zahrada-sk' });
  });

  it('falls back to Czech, and a heading has no link', () => {
    const menu = v.parse(menuResponseSchema('sk', 'short'), wire);
    expect(menu.items[0]?.children).toEqual([{ title: 'Hadice', isHeading: true, style: 'highlight' }]);
  });

  it('leaves other schemes untouched and never links a path to another origin', () => {
    const menu = v.parse(menuResponseSchema('cs', 'short'), wire);
    expect(menu.items[1]).toMatchObject({ href: 'tel:+420123456789', opensNewWindow: true });
    const evil = { ...wire, menuItems: [{ id: 'x', title: { cs: 'X' }, link: { path: '//evil.example/' } }] };
    expect(v.parse(menuResponseSchema('cs', 'short'), evil).items[0]?.href).toBe('/evil.example/');
  });
});
