import { eq } from 'drizzle-orm';
import { refreshListings, toSearchWords } from '@vyloha/backend-catalog';
import * as schema from '../../testing/tables';
import type { TestShop } from '../../testing/create-test-shop';

export const translated = (cs: string, sk = cs) => ({ cs, sk });

const createParagraph = (text: string) => [{ type: 'paragraph', content: [{ type: 'text', text }] }];

/** One item of each kind to find by 'hadice'. */
export async function seedSearch({ db, clock }: TestShop): Promise<void> {
  const names: Record<string, { name: string; extraWords?: string; sold?: number; sk?: string }> = {
    'p-hadice': { name: 'Zahradní hadice', sk: 'Záhradná hadica', sold: 5 },
    'p-konev': { name: 'Konev', sk: 'Krhla', extraWords: 'hadice', sold: 90 },
    'p-stary': { name: 'Hadice starý model', sold: 99 },
  };
  for (const [id, { name, sk = name, extraWords = '', sold = 0 }] of Object.entries(names)) {
    const vector = (text: string) =>
      toSearchWords(`${text} ${extraWords} ZV-${id}`)
        .map((word) => `'${word}'`)
        .join(' ');
    await db
      .update(schema.product)
      .set({
        name: translated(name, sk),
        soldCount: sold,
        search_cs: vector(name),
        search_sk: vector(sk),
        fullname: translated(name, sk),
      })
      .where(eq(schema.product.id, id));
  }
  await db.update(schema.variant).set({ ean: '8590000000017' }).where(eq(schema.variant.productId, 'p-konev'));
  await db.update(schema.product).set({ marketingCode: 'A4-1' }).where(eq(schema.product.id, 'p-stary'));
  await db.insert(schema.virtualCategory).values({
    id: 'vc-hadice',
    title: translated('Levné hadice', 'Lacné hadice'),
    path: translated('levne-hadice'),
    rule: { categories: ['c-hadice'] },
  });
  const past = new Date(clock.now.getTime() - 1000).toISOString();
  const now = clock.now.toISOString();
  const future = new Date(clock.now.getTime() + 1000).toISOString();
  await db.insert(schema.contentEntry).values([
    {
      type: 'article',
      id: 'a-1',
      slug: translated('a-1'),
      data: { title: translated('Jak vybrat hadici'), date_published: past, content: [] },
    },
    {
      type: 'article',
      id: 'a-3',
      slug: translated('a-3'),
      data: {
        title: translated('Horké léto'),
        perex: translated('S hadicí i bez ní'),
        date_published: now,
        content: [],
      },
    },
    {
      type: 'article',
      id: 'a-2',
      slug: translated('a-2'),
      data: { title: translated('Hadice příště'), date_published: future },
    },
    {
      type: 'faq_question',
      id: 'q-1',
      data: {
        title: translated('Jak dlouhá má být hadice?'),
        content: { cs: createParagraph('Podle zahrady.'), sk: [] },
      },
    },
  ]);
  await db.insert(schema.menu).values({ code: 'mainMenu', title: translated('Nabídka') });
  const baseItem = { menuCode: 'mainMenu', title: translated('Hadice'), linkType: 'custom_link' };
  await db.insert(schema.menuItem).values([
    { ...baseItem, id: 'mi-category', linkType: 'category', linkTarget: 'c-hadice' },
    { ...baseItem, id: 'mi-address', linkTarget: '/zahrada/hadice' },
    { ...baseItem, id: 'mi-nowhere', linkTarget: null },
    { ...baseItem, id: 'mi-1', linkTarget: '/rady-o-hadicich', position: 1 },
    { ...baseItem, id: 'mi-2', linkTarget: '/rady-o-hadicich', position: 2 },
  ]);
  await refreshListings(db);
}
