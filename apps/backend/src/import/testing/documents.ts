import type { ImportDocument } from '@vyloha/import-documents';

type ProductInput = Extract<ImportDocument, { type: 'product' }>;
type PriceInput = ProductInput['variants'][number]['prices'][number];
type CategoryInput = Extract<ImportDocument, { type: 'category' }>;

const translated = (text: string) => ({ cs: text, sk: `${text} sk` });
const withoutPrefix = (id: string) => id.replace(/^[a-z]-/, '');

/** The documents every shop needs before its products. */
export const baseShopDocuments: readonly ImportDocument[] = [
  {
    type: 'currency',
    code: 'CZK',
    name: translated('Koruna'),
    symbol: 'Kč',
    symbolPlacement: 'right',
    decimalPlaces: 2,
    decimalPoint: ',',
    millesimalPoint: ' ',
  },
  { type: 'warehouse', id: 'w-praha', name: 'Praha' },
  { type: 'image', fileKey: 'hose-green', kind: 'file', source: { file: 'hose.svg' }, width: 10, height: 10 },
  { type: 'tag', id: 't-novinka', text: translated('Novinka'), color: '#d5ec7d' },
  { type: 'brand', id: 'b-rosa', title: 'Rosa', link: 'rosa' },
  {
    type: 'parameter',
    id: 'par-length',
    slug: { cs: 'delka', sk: 'dlzka' },
    title: translated('Délka'),
    kind: 'number',
  },
];

export function createCategoryDocument(id: string, parentId?: string): CategoryInput {
  const slug = withoutPrefix(id);
  return {
    type: 'category',
    id,
    ...(parentId !== undefined && { parentId }),
    title: translated(slug),
    slug: { cs: slug, sk: slug },
  };
}

interface ProductOptions {
  category?: string;
  crowns?: number;
  sizes?: readonly string[];
  warehouses?: Record<string, number>;
  history?: NonNullable<PriceInput['history']>;
}

export function createProductDocument(
  id: string,
  {
    category = 'c-hadice',
    crowns = 499,
    sizes = ['10', '20'],
    warehouses = { 'w-praha': 5 },
    history,
  }: ProductOptions = {},
): ProductInput {
  const slug = withoutPrefix(id);
  return {
    type: 'product',
    id,
    name: translated(slug),
    slug: { cs: slug, sk: slug },
    categoryId: category,
    brandId: 'b-rosa',
    catalogCode: `ZV-${id}`,
    marketingCode: id,
    images: [{ fileKey: 'hose-green', alt: translated('Hadice') }],
    createdAt: '2026-01-01T00:00:00Z',
    tagIds: ['t-novinka'],
    variants: sizes.map((size) => ({
      id: `v-${slug}-${size}`,
      name: translated(`${size} m`),
      fullname: translated(`${slug} ${size} m`),
      catalogCode: `ZV-${id}-${size}`,
      marketingCode: `${id}-${size}`,
      parameters: { 'par-length': Number(size) },
      prices: [{ currency: 'CZK', price: crowns, ...(history !== undefined && { history }) }],
      stock: warehouses,
    })),
  };
}
