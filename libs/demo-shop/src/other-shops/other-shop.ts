import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { paragraph } from '../content/rich-text';
import { same, slugOf, slugsOf, text } from '../language/texts';
import type { ProductInput, VariantInput } from '../products/document-types';
import { currencyAndCountryDocuments } from '../shop/currencies-countries';
import { traderOf } from '../shop/trader';

export interface OtherProduct {
  name: PartlyTranslated;
  categoryId: string;
  brandId: string;
  /** Unique in the shop. */
  code: string;
  /** In crowns with tax, of its smallest size. */
  price: number;
  /** Of its variants, in `sizeParameter`; none where there is one variant. */
  sizes: readonly number[];
  description: PartlyTranslated;
}

interface OtherShop {
  brands: readonly { id: string; title: string }[];
  /** By id. */
  categories: Readonly<Record<string, PartlyTranslated>>;
  /** The number that variants differ by. */
  sizeParameter: { title: PartlyTranslated; unit: string };
  products: Iterable<OtherProduct>;
  pages: readonly { id: string; title: PartlyTranslated; words: PartlyTranslated }[];
}

const crownsPerEuro = 25;
const warehouseId = 'w-sklad';
const sizeParameterId = 'par-size';

function variantOf(
  { name, code, price }: OtherProduct,
  unit: string,
  size: number | null,
  position: number,
): VariantInput {
  const label = `${size} ${unit}`;
  const crowns = Math.round(price * (1 + position * 0.6));
  return {
    id: `v-${slugOf(code)}-${position + 1}`,
    name: size === null ? name : same(label),
    fullname: size === null ? name : text(`${name.cs} – ${label}`, `${name.sk} – ${label}`),
    catalogCode: `${code}-${position + 1}`,
    marketingCode: `${code}/${position + 1}`,
    prices: [
      { currency: 'CZK', price: crowns },
      { currency: 'EUR', price: Math.round((crowns / crownsPerEuro) * 10) / 10 },
    ],
    ...(size !== null && { parameters: { [sizeParameterId]: size } }),
    stock: { [warehouseId]: 20 },
  };
}

function toDocument(product: OtherProduct, unit: string): ProductInput {
  const { name, categoryId, brandId, code, sizes, description } = product;
  const variants = sizes.length === 0 ? [null] : sizes;
  return {
    type: 'product',
    id: `p-${slugOf(code)}`,
    name,
    slug: text(slugOf(`${name.cs} ${code}`), slugOf(`${name.sk} ${code}`)),
    categoryId,
    brandId,
    catalogCode: code,
    marketingCode: `M-${code}`,
    description: { cs: [paragraph(description.cs)], sk: [paragraph(description.sk)] },
    taxClass: 'standard',
    variants: variants.map((size, position) => variantOf(product, unit, size, position)),
  };
}

/** A whole shop with the settings of the demo shop's trader. */
export function* otherShopDocuments({
  brands,
  categories,
  sizeParameter,
  products,
  pages,
}: OtherShop): Generator<ImportDocument> {
  const trader = traderOf('cz');
  yield { type: 'setting', name: 'contact', value: trader.contact };
  yield { type: 'setting', name: 'companyRegister', value: trader.companyRegister };
  yield* currencyAndCountryDocuments(trader);
  yield { type: 'warehouse', id: warehouseId, name: 'Sklad' };
  for (const { id, title } of brands) yield { type: 'brand', id, title, link: slugOf(title) };
  const { title: sizeTitle, unit } = sizeParameter;
  yield {
    type: 'parameter',
    id: sizeParameterId,
    slug: slugsOf(sizeTitle),
    title: sizeTitle,
    kind: 'number',
    unit,
    isVariantChoice: true,
  };
  for (const [id, title] of Object.entries(categories)) yield { type: 'category', id, title, slug: slugsOf(title) };
  for (const product of products) yield toDocument(product, unit);
  for (const { id, title, words } of pages) {
    yield {
      type: 'content',
      entity: 'page',
      id,
      slug: slugsOf(title),
      data: { title, content: { cs: [paragraph(words.cs)], sk: [paragraph(words.sk)] } },
    };
  }
  yield {
    type: 'menu',
    code: 'footer_main_1',
    title: text('Nákup', 'Nákup'),
    items: pages.map(({ id, title }) => ({
      id: `mi-${id}`,
      title,
      linkType: 'basic' as const,
      linkTarget: `/stranka/${slugOf(title.cs)}`,
    })),
  };
}
