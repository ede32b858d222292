import type { AmountLimits, Stock, Translated } from '@vyloha/contract';
import type { CatalogPicture } from '../category/catalog-picture';
import type { ProductParameter } from '../parameters/product-parameter';
import type { ProductLegal } from './product-legal';
import type { ProductPrice } from '../prices/product-price';

export interface VariantStock extends Stock {
  /** In stock now, whether counted or not; what is made to order is available only. */
  isInStock: boolean;
}

/** Pieces of a lot that expires. */
export interface StorageDate {
  id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  amount: number;
}

/** Stock of a variant in one warehouse, in counted steps. */
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

/** A document or a video of a product: an https address, or a path of the shop. */
export interface ProductLink {
  title: string;
  url: string;
}

/** A product from the backend, with all data of a box or a page. */
export interface Product {
  id: string;
  name: string;
  fullname: string;
  slug: string;
  slugs: Translated;
  code: string;
  categoryId: string;
  breadcrumbs: readonly ProductBreadcrumb[];
  perex: string | null;
  brand: { title: string; link: string } | null;
  /** The main one first. */
  pictures: readonly CatalogPicture[];
  /** Of the picture that a box shows on hover. */
  hoverFileKey: string | null;
  /** 0 to 100; `null` when nobody rated. */
  rating: number | null;
  ratingCount: number;
  tags: readonly ProductTag[];
  isSaleable: boolean;
  isInCatalog: boolean;
  gifts: readonly Gift[];
  /** Shippers that deliver it for free. */
  freeShipperIds: readonly string[];
  /** Names of running offers of the kind '3+1 zdarma'. */
  nPlusOneOffers: readonly string[];
  /** At least one. */
  variants: readonly [Variant, ...Variant[]];
  defaultVariantId: string;
  /** Currencies in which a guest can buy one of them; `null`: any, as far as the backend says. */
  pricedIn: readonly string[] | null;
  alternativeIds: readonly string[];
  parameters: readonly ProductParameter[];
  legal: ProductLegal;
  documents: readonly ProductLink[];
  video: ProductLink | null;
  /** Rich text of an editor, not yet parsed. */
  description: readonly unknown[];
  endText: readonly unknown[];
}

/** Whether to recommend a product: the catalogue lists it, and one of its variants can be bought. */
export function isOffered(product: Product): boolean {
  return product.isInCatalog && product.variants.some((variant) => canBeBought(product, variant));
}

/** Whether a variant can be put into the cart: it has a price above zero and is available. */
export function canBeBought(product: Pick<Product, 'isSaleable'>, variant: Pick<Variant, 'price' | 'stock'>): boolean {
  return product.isSaleable && variant.price !== null && variant.stock.isAvailable;
}
