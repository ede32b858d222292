import { expect, it } from 'vitest';
import { aWireCategory } from '../testing/a-wire-article';
import * as v from 'valibot';
import { articleCategoriesSchemas, findCategoryBySlug } from './article-category';
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
const getLinkTitles = (slug: string | null) =>
  toListLinks(categories, slug === null ? null : findCategoryBySlug(categories, slug, 'cs'), 'Vše').map(
    ({ title, isActive }) => `${isActive ? '*' : ''}${title}`,
  );

it('links from all articles to the top-level categories', () => {
  expect(getLinkTitles(null)).toEqual(['*Vše', 'Zahrada', 'Dílna']);
  expect(getLinkTitles('dilna')).toEqual(['Vše', 'Zahrada', '*Dílna']);
});

it('links from a parent to its children, and from a child to its siblings', () => {
  expect(getLinkTitles('zahrada')).toEqual(['Vše', '*Zahrada', 'Užitková']);
  expect(getLinkTitles('uzitkova')).toEqual(['Vše', 'Zahrada', '*Užitková']);
});

it('puts the path of a child below its parent', () => {
  expect(findCategoryBySlug(categories, 'uzitkova', 'cs')?.to).toBe('/clanky/zahrada/uzitkova');
});
