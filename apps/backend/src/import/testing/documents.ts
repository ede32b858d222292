import type { ImportDocument } from '../documents/import-document';

type ProductInput = Extract<ImportDocument, { type: 'product' }>;
type PriceInput = ProductInput['variants'][number]['prices'][number];
type CategoryInput = Extract<ImportDocument, { type: 'category' }>;

const both = (text: string) => ({ cs: text, sk: `${text} sk` });
const own = (id: string) => id.replace(/^[a-z]-/, '');

/** What every shop has before its goods. */
export const shopFrame: readonly ImportDocument[] = [
  {
    type: 'currency',
    code: 'CZK',
    name: both('Koruna'),
    symbol: 'Kč',
    symbolPlacement: 'right',
    decimalPlaces: 2,
    decimalPoint: ',',
    millesimalPoint: ' ',
  },
  { type: 'warehouse', id: 'w-praha', name: 'Praha' },
  { type: 'image', fileKey: 'hose-green', kind: 'illustration', source: { kind: 'hose' }, width: 10, height: 10 },
  { type: 'tag', id: 't-novinka', text: both('Novinka'), color: '#d5ec7d' },
  { type: 'brand', id: 'b-rosa', title: 'Rosa', link: 'rosa' },
  { type: 'parameter', id: 'par-length', slug: { cs: 'delka', sk: 'dlzka' }, title: both('Délka'), kind: 'number' },
];

export function aCategory(id: string, parentId?: string): CategoryInput {
  const slug = own(id);
  return {
    type: 'category',
    id,
    ...(parentId !== undefined && { parentId }),
    title: both(slug),
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

export function aProduct(
  id: string,
  {
    category = 'c-hadice',
    crowns = 499,
    sizes = ['10', '20'],
    warehouses = { 'w-praha': 5 },
    history,
  }: ProductOptions = {},
): ProductInput {
  const slug = own(id);
  return {
    type: 'product',
    id,
    name: both(slug),
    slug: { cs: slug, sk: slug },
    categoryId: category,
    brandId: 'b-rosa',
    catalogCode: `ZV-${id}`,
    marketingCode: id,
    images: [{ fileKey: 'hose-green', alt: both('Hadice') }],
    createdAt: '2026-01-01T00:00:00Z',
    tagIds: ['t-novinka'],
    variants: sizes.map((size) => ({
      id: `v-${slug}-${size}`,
      name: both(`${size} m`),
      fullname: both(`${slug} ${size} m`),
      catalogCode: `ZV-${id}-${size}`,
      marketingCode: `${id}-${size}`,
      parameters: { 'par-length': Number(size) },
      prices: [{ currency: 'CZK', price: crowns, ...(history !== undefined && { history }) }],
      stock: warehouses,
    })),
  };
}
