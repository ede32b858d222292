import type { RequiredLocale } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { formatNumber } from '../language/texts';
import type { ProductInput } from '../products/document-types';

/** A product, as far as answers speak of it. */
export interface IndexedProduct {
  /** Its Czech name. */
  name: string;
  brandId: string | undefined;
  /** Its own and those above. */
  categoryIds: readonly string[];
  /** Codes and EANs, its own and those of its variants. */
  codes: readonly string[];
  /** What its variants are called, and its numbers with their units, in small letters without spaces: '20m', '18v'. */
  sizes: readonly string[];
  /** Prices of guests with tax, of every variant. */
  prices: Readonly<Record<RequiredLocale, readonly number[]>>;
}

export interface CatalogIndex {
  /** By id of the product. */
  products: ReadonlyMap<string, IndexedProduct>;
  /** Ids of everything that has an address of its own, by each of its slugs and by the id itself. */
  idsByName: ReadonlyMap<string, ReadonlySet<string>>;
}

const currencies: Record<RequiredLocale, string> = { cs: 'CZK', sk: 'EUR' };

/** As variants and the sizes of answers are compared. */
export const withoutSpaces = (text: string) => text.toLowerCase().replaceAll(/\s/g, '');

function pricesIn({ variants }: ProductInput, language: RequiredLocale): number[] {
  return variants.flatMap(({ prices }) =>
    prices
      .filter(({ currency, priceList = 'b2c' }) => currency === currencies[language] && priceList === 'b2c')
      .map(({ price }) => price),
  );
}

function codesOf({ catalogCode, marketingCode, variants }: ProductInput): string[] {
  const ofVariants = variants.flatMap((variant) =>
    [variant.catalogCode, variant.marketingCode, variant.ean ?? []].flat(),
  );
  return [catalogCode, marketingCode, ...ofVariants];
}

/** What something with an address of its own is called in addresses; null for everything else. */
function namesOf(document: ImportDocument): readonly string[] | null {
  switch (document.type) {
    case 'brand':
      return [document.id, document.link];
    case 'category':
    case 'branch':
      return [document.id, document.slug.cs, document.slug.sk];
    case 'virtual_category':
      return [document.id, document.path.cs, document.path.sk];
    case 'content':
      return [document.id, ...(document.slug === undefined ? [] : [document.slug.cs, document.slug.sk])];
    default:
      return null;
  }
}

/** Reads the documents of a shop. */
export function readCatalogIndex(documents: Iterable<ImportDocument>): CatalogIndex {
  const parents = new Map<string, string | undefined>();
  const products: ProductInput[] = [];
  const units = new Map<string, string>();
  const idsByName = new Map<string, Set<string>>();
  for (const document of documents) {
    if (document.type === 'category') parents.set(document.id, document.parentId);
    if (document.type === 'parameter') units.set(document.id, document.unit ?? '');
    if (document.type === 'product') products.push(document);
    const names = namesOf(document);
    if (names === null || !('id' in document)) continue;
    for (const name of names) idsByName.set(name, (idsByName.get(name) ?? new Set()).add(document.id));
  }
  const withParents = (id: string | undefined): string[] =>
    id === undefined ? [] : [id, ...withParents(parents.get(id))];
  const numbersOf = ({ parameters = {} }: ProductInput | ProductInput['variants'][number]) =>
    Object.entries(parameters).flatMap(([id, value]) =>
      typeof value === 'number' ? `${formatNumber(value)}${units.get(id) ?? ''}` : [],
    );
  const toIndexedProduct = (product: ProductInput): IndexedProduct => ({
    name: product.name.cs,
    brandId: product.brandId,
    categoryIds: withParents(product.categoryId),
    codes: codesOf(product),
    sizes: [product, ...product.variants]
      .flatMap((item) => [...item.name.cs.split(', '), ...numbersOf(item)])
      .map(withoutSpaces),
    prices: { cs: pricesIn(product, 'cs'), sk: pricesIn(product, 'sk') },
  });
  return { products: new Map(products.map((product) => [product.id, toIndexedProduct(product)])), idsByName };
}
