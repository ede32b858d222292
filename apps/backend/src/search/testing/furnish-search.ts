import { eq } from 'drizzle-orm';
import { refreshListings } from '../../catalog/listing/refresh-listings';
import * as schema from '../../database/schema';
import type { TestShop } from '../../testing/create-test-shop';
import { toSearchWords } from '../search-words';

export const both = (cs: string, sk = cs) => ({ cs, sk });

const aParagraph = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }];

/** Something of each kind to find by 'hadice'. */
export async function furnishSearch({ db, clock }: TestShop): Promise<void> {
  const names: Record<string, { name: string; more?: string; sold?: number; sk?: string }> = {
    'p-hadice': { name: 'Zahradní hadice', sk: 'Záhradná hadica', sold: 5 },
    'p-konev': { name: 'Konev', sk: 'Krhla', more: 'hadice', sold: 90 },
    'p-stary': { name: 'Hadice starý model', sold: 99 },
  };
  for (const [id, { name, sk = name, more = '', sold = 0 }] of Object.entries(names)) {
    const vector = (text: string) =>
      toSearchWords(`${text} ${more} ZV-${id}`)
        .map((word) => `'${word}'`)
        .join(' ');
    await db
      .update(schema.product)
      .set({
        name: both(name, sk),
        soldCount: sold,
        searchCs: vector(name),
        searchSk: vector(sk),
        searchWords: toSearchWords(`${name} ${sk}`).join(' '),
      })
      .where(eq(schema.product.id, id));
  }
  await db.update(schema.variant).set({ ean: '8590000000017' }).where(eq(schema.variant.productId, 'p-konev'));
  await db.update(schema.product).set({ marketingCode: 'A4-1' }).where(eq(schema.product.id, 'p-stary'));
  await db.insert(schema.virtualCategory).values({
    id: 'vc-hadice',
    title: both('Levné hadice', 'Lacné hadice'),
    path: both('levne-hadice'),
    rule: { categories: ['c-hadice'] },
  });
  const past = new Date(clock.now.getTime() - 1000).toISOString();
  const now = clock.now.toISOString();
  const future = new Date(clock.now.getTime() + 1000).toISOString();
  await db.insert(schema.contentEntry).values([
    {
      type: 'article',
      id: 'a-1',
      slug: both('a-1'),
      data: { title: both('Jak vybrat hadici'), date_published: past, content: [] },
    },
    {
      type: 'article',
      id: 'a-3',
      slug: both('a-3'),
      data: { title: both('Horké léto'), perex: both('S hadicí i bez ní'), date_published: now, content: [] },
    },
    { type: 'article', id: 'a-2', slug: both('a-2'), data: { title: both('Hadice příště'), date_published: future } },
    {
      type: 'faq_question',
      id: 'q-1',
      data: { title: both('Jak dlouhá má být hadice?'), content: { cs: aParagraph('Podle zahrady.'), sk: [] } },
    },
  ]);
  await db.insert(schema.menu).values({ code: 'mainMenu', title: both('Nabídka') });
  const anItem = { menuCode: 'mainMenu', title: both('Hadice'), linkType: 'custom_link' };
  await db.insert(schema.menuItem).values([
    { ...anItem, id: 'mi-category', linkType: 'category', linkTarget: 'c-hadice' },
    { ...anItem, id: 'mi-address', linkTarget: '/zahrada/hadice' },
    { ...anItem, id: 'mi-nowhere', linkTarget: null },
    { ...anItem, id: 'mi-1', linkTarget: '/rady-o-hadicich', position: 1 },
    { ...anItem, id: 'mi-2', linkTarget: '/rady-o-hadicich', position: 2 },
  ]);
  await refreshListings(db);
}
