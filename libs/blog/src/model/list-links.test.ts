import { expect, it } from 'vitest';
import { aWireCategory } from '../testing/a-wire-article';
import * as v from 'valibot';
import { articleCategoriesSchemas, categoryAt } from './article-category';
import { toListLinks } from './list-links';

const master = aWireCategory();
const categories = v.parse(articleCategoriesSchemas.cs, {
  article_category: [
    master,
    aWireCategory({ _id: 'ac-dilna', title: { cs: 'Dílna', sk: 'Dielňa' }, slug: { cs: 'dilna', sk: 'dielna' } }),
    aWireCategory({
      _id: 'ac-uzitkova',
      title: { cs: 'Užitková zahrada', sk: 'Úžitková záhrada' },
      menu_title: { cs: 'Užitková', sk: 'Úžitková' },
      slug: { cs: 'uzitkova', sk: 'uzitkova' },
      master_category: master,
    }),
  ],
});
const linksAt = (slug: string | null) =>
  toListLinks(categories, slug === null ? null : categoryAt(categories, slug, 'cs'), 'Vše').map(
    ({ title, isActive }) => `${isActive ? '*' : ''}${title}`,
  );

it('leads from all articles to the categories that stand by themselves', () => {
  expect(linksAt(null)).toEqual(['*Vše', 'Zahrada', 'Dílna']);
  expect(linksAt('dilna')).toEqual(['Vše', 'Zahrada', '*Dílna']);
});

it('leads from a master to its children, and from a child to its siblings', () => {
  expect(linksAt('zahrada')).toEqual(['Vše', '*Zahrada', 'Užitková']);
  expect(linksAt('uzitkova')).toEqual(['Vše', 'Zahrada', '*Užitková']);
});

it('has the address of a child below its master', () => {
  expect(categoryAt(categories, 'uzitkova', 'cs')?.to).toBe('/clanky/zahrada/uzitkova');
});
