import { lineName } from './line-name';

/** A product as measuring knows it. Money in main units, with tax. */
export interface MeasuredItem {
  /** Variant's id. */
  id?: string | undefined;
  /** The product with its variant. */
  name?: string | undefined;
  /** The variant alone; absent for a product with a single one. */
  variant?: string | undefined;
  brand?: string | undefined;
  /** Titles from the root of the catalogue down, three at most. */
  categories?: readonly string[] | undefined;
  /** Of one counted step. */
  unitPrice?: number | undefined;
  /** In counted steps. */
  quantity?: number | undefined;
  /** Position in its list, from 0. */
  index?: number | undefined;
}

interface MeasuredProduct {
  variantId: string;
  /** Without its variant. */
  productName: string;
  /** Empty, or the product's name, for a product with a single variant. */
  variantName: string | null;
  brandName: string | null;
  /** Titles of the category and its ancestors, from the root down; joined as in `categoryFullname`, or apart. */
  categories: string | readonly string[];
  /** Null where it has no price. */
  unitPrice: number | null;
}

const maxCategories = 3;

/** The fields of a product in every event of its way from a list to a refund: they join only where they are the same. */
export function toMeasuredItem(
  { variantId, productName, variantName, brandName, categories, unitPrice }: MeasuredProduct,
  quantity?: number,
): MeasuredItem {
  const titles = typeof categories === 'string' ? categories.split(' | ') : categories;
  const hasVariants = variantName !== null && variantName !== '' && variantName !== productName;
  return {
    id: variantId,
    name: lineName({ product: { name: productName }, shoppable: { name: variantName ?? '' } }),
    ...(hasVariants && { variant: variantName }),
    ...(brandName !== null && { brand: brandName }),
    categories: titles.filter((title) => title !== '').slice(0, maxCategories),
    ...(unitPrice !== null && { unitPrice }),
    ...(quantity !== undefined && { quantity }),
  };
}
