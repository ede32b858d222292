import type { CatalogPicture } from '../category/catalog-picture';
import type { ProductParameter } from '../parameters/product-parameter';
import type { ProductPrice } from '../prices/product-price';

/** Stock of a variant in counted steps, and what the backend says of it. */
export interface VariantStock {
  isChecked: boolean;
  pieces: number;
  isAvailable: boolean;
  /** There now, whether counted or not; what is made to order is available only. */
  isInStock: boolean;
  text: string;
  soldText: string;
  /** Days that are added before the goods can be sent. */
  delayDays: number;
}

/** What is sold at once, in counted steps; `max` null is without limit. */
export interface AmountLimits {
  min: number;
  max: number | null;
  step: number;
}

/** Goods of a lot that expires. */
export interface StorageDate {
  id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  amount: number;
}

/** What of a variant lies where, in counted steps. */
export interface WarehouseStock {
  warehouseId: string;
  pieces: number;
}

/** What can be put into the cart. */
export interface Variant {
  id: string;
  name: string;
  fullname: string;
  code: string;
  ean: string | null;
  unit: string;
  picture: CatalogPicture | null;
  stock: VariantStock;
  /** Warehouses that really have it. */
  warehouses: readonly WarehouseStock[];
  limits: AmountLimits;
  /** `null`: not sold in this currency. */
  price: ProductPrice | null;
  /** Of one counted step in loyalty credits; `null`: not sold for them. */
  credits: number | null;
  parameters: readonly ProductParameter[];
  storageDates: readonly StorageDate[];
}

export interface ProductTag {
  text: string;
  color: string;
  isInCatalog: boolean;
  isInContent: boolean;
}

export interface Gift {
  id: string;
  name: string;
  picture: CatalogPicture | null;
  isAvailable: boolean;
  valueMinor: number | null;
}

export interface ProductBreadcrumb {
  title: string;
  path: string;
}

/** Goods as the backend tells them: everything a box or a page is made of. */
export interface Product {
  id: string;
  name: string;
  fullname: string;
  slug: string;
  slugs: { cs: string; sk: string };
  code: string;
  categoryId: string;
  breadcrumbs: readonly ProductBreadcrumb[];
  perex: string | null;
  brand: { title: string; link: string } | null;
  /** The main one first. */
  pictures: readonly CatalogPicture[];
  /** Of the picture that a box shows under a pointer. */
  hoverFileKey: string | null;
  /** 0 to 100; `null` when nobody rated. */
  rating: number | null;
  ratingCount: number;
  tags: readonly ProductTag[];
  isSaleable: boolean;
  isInCatalog: boolean;
  gifts: readonly Gift[];
  isShippedFree: boolean;
  /** Names of running offers of the kind '3+1 zdarma'. */
  nPlusOneOffers: readonly string[];
  /** At least one. */
  variants: readonly [Variant, ...Variant[]];
  defaultVariantId: string;
  alternativeIds: readonly string[];
  parameters: readonly ProductParameter[];
  /** Rich text of an editor, not yet parsed. */
  description: readonly unknown[];
  endText: readonly unknown[];
}

/** Whether goods are worth showing unasked: the catalogue has them, and something of them can be bought. */
export function isOffered(product: Product): boolean {
  return product.isInCatalog && product.variants.some((variant) => canBeBought(product, variant));
}

/** Whether a variant can be put into the cart: it has a price above zero and is available. */
export function canBeBought(product: Pick<Product, 'isSaleable'>, variant: Pick<Variant, 'price' | 'stock'>): boolean {
  return product.isSaleable && variant.price !== null && variant.stock.isAvailable;
}
