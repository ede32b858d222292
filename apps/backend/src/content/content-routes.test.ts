import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../testing/tables';
import { createTestShop, type TestShop } from '../testing/create-test-shop';
import { oneTestDatabase } from '../testing/test-databases';

const translated = (cs: string, sk = cs) => ({ cs, sk });

async function seedMenus({ db }: TestShop): Promise<void> {
  await db.insert(schema.menu).values({ code: 'mainMenu', title: translated('Nabídka', 'Ponuka') });
  const item = { menuCode: 'mainMenu', title: translated('x') };
  await db.insert(schema.menuItem).values([
    { ...item, id: 'mi-1', position: 1, main: true, linkType: 'category', linkTarget: 'c-zahrada' },
    {
      ...item,
      id: 'mi-2',
      position: 0,
      linkType: 'virtual_category',
      linkTarget: 'vc-akce',
      linkTitle: translated('Akce'),
    },
    { ...item, id: 'mi-3', position: 1, parentId: 'mi-1', linkType: 'category', linkTarget: 'c-hadice' },
    { ...item, id: 'mi-4', position: 0, parentId: 'mi-1', isHeading: true, styles: 'bold' },
    { ...item, id: 'mi-5', position: 2, linkType: 'article_category', linkTarget: 'ac-rady' },
    { ...item, id: 'mi-6', position: 3, linkType: 'article_tag', linkTarget: 'at-jaro' },
    { ...item, id: 'mi-7', position: 4, linkTarget: '/kontakt', linkTargetBlank: true },
    { ...item, id: 'mi-8', position: 5, linkType: 'category', linkTarget: 'c-gone' },
  ]);
  await db.insert(schema.virtualCategory).values({
    id: 'vc-akce',
    title: translated('Akce'),
    path: translated('akce', 'akcia'),
    rule: {},
  });
  await db.insert(schema.contentEntry).values([
    { type: 'article_category', id: 'ac-rady', slug: translated('rady'), data: {} },
    { type: 'article_tag', id: 'at-jaro', slug: translated('jaro', 'jar'), data: {} },
    { type: 'page', id: 'pg-doprava', slug: translated('doprava', 'doprava-tovaru'), data: {} },
    {
      type: 'page',
      id: 'pg-o-nas',
      slug: translated('o-nas'),
      data: { url_rewrite: { cs: '/kdo-jsme', sk: 'kto-sme/' } },
    },
    {
      type: 'page',
      id: 'pg-tym',
      slug: translated('tym'),
      data: { url_rewrite: { cs: '/nas-tym', sk: null } },
    },
    { type: 'page', id: 'pg-off', slug: translated('vypnuto'), enabled: false, data: {} },
  ]);
  await db
    .insert(schema.urlRewrite)
    .values({ locale: 'cs', path: '/stara', type: 'page', slug: translated('doprava') });
  await db.insert(schema.redirect).values([
    { fromPath: '/hadice-stare', toPath: '/zahrada/hadice' },
    { fromPath: '/kruh', toPath: '/kruh' },
  ]);
}

describe.each(oneTestDatabase(import.meta.url))('menus and addresses on $name', ({ open }) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ database: await open() });
    await seedMenus(shop);
  });

  afterAll(() => shop.close());

  const get = (url: string, headers: Record<string, string> = {}) => shop.call('GET', `/cms${url}`, { headers });

  it('gives a menu as a tree with every kind of link resolved', async () => {
    expect(await get('/menu-object/mainMenu', { 'x-locale': 'sk' })).toMatchObject({
      status: 200,
      json: {
        id: 'menu-mainMenu',
        menu_code: 'mainMenu',
        title: translated('Nabídka', 'Ponuka'),
        menuItems: [
          {
            id: 'mi-2',
            main: false,
            path: translated('/akce', '/akcia'),
            link: {
              link_type: 'virtual_category',
              link_title: translated('Akce'),
              target: 'vc-akce',
              urlRewrite: translated('/akce', '/akcia'),
              path: '/akcia',
            },
          },
          {
            id: 'mi-1',
            main: true,
            path: translated('/zahrada'),
            children: [
              { id: 'mi-4', menu_heading: true, styles: 'bold', path: null, link: { target: null, path: null } },
              { id: 'mi-3', path: translated('/zahrada/hadice'), children: [] },
            ],
          },
          { id: 'mi-5', path: translated('/clanky/rady') },
          { id: 'mi-6', path: translated('/clanky/stitek/jaro', '/clanky/stitek/jar') },
          { id: 'mi-7', path: translated('/kontakt'), link: { link_type: 'basic', link_target_blank: true } },
          { id: 'mi-8', path: null, link: { target: 'c-gone', urlRewrite: null, path: null } },
        ],
      },
    });
  });

  it('responds with 404 for a menu that does not exist', async () => {
    expect(await get('/menu-object/nothing')).toMatchObject({ status: 404 });
  });

  it.each([
    ['lang=cs&path=/stara', translated('doprava')],
    ['lang=cs&path=/stara/', translated('doprava')],
    ['lang=cs&path=/doprava', translated('doprava', 'doprava-tovaru')],
    ['lang=sk&path=/doprava-tovaru', translated('doprava', 'doprava-tovaru')],
    ['lang=cs&path=/kdo-jsme', translated('o-nas')],
    ['lang=sk&path=kto-sme', translated('o-nas')],
    ['lang=cs&path=/nas-tym', translated('tym')],
    ['lang=sk&path=/nas-tym', translated('tym')],
  ])('url-rewrite?%s finds the page', async (query, slug) => {
    expect(await get(`/url-rewrite?${query}`)).toMatchObject({
      status: 200,
      json: { type: 'page', page_meta: { slug } },
    });
  });

  it.each(['lang=cs&path=/', 'lang=cs&path=/nic', 'lang=sk&path=/stara', 'lang=cs&path=/vypnuto'])(
    'url-rewrite?%s is 404',
    async (query) => {
      expect(await get(`/url-rewrite?${query}`)).toMatchObject({ status: 404 });
    },
  );

  it.each([
    ['path=/hadice-stare', '/zahrada/hadice'],
    ['route=/hadice-stare&type=category', '/zahrada/hadice'],
    ['path=/nic', null],
    ['path=/kruh', null],
    ['', null],
  ])('redirect?%s redirects to %s', async (query, redirectPath) => {
    expect(await get(`/redirect?${query}`)).toMatchObject({ status: 200, json: { redirectPath } });
  });
});
