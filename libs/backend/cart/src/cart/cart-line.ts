import { metresParameterId, type PartlyTranslated } from '@vyloha/contract';
import type { ProductLegal } from '@vyloha/import-documents';
import type { VariantPrice, WarehouseStock } from '@vyloha/backend-catalog';
import type { TaxRates } from '@vyloha/backend-shop';
import type { cartItem } from './tables';
import type { product, variant } from '@vyloha/backend-catalog/tables';
import type { StoredParameter } from '@vyloha/backend-kernel';
import type { AppliedQuote } from './quoted-prices/line-quote';
import type { LinePrice } from './price-line';

export type CartItemRow = typeof cartItem.$inferSelect;

/** Current product data of a line. */
export interface LineProduct {
  variant: Pick<
    typeof variant.$inferSelect,
    | 'id'
    | 'name'
    | 'fullname'
    | 'marketingCode'
    | 'mainImage'
    | 'checkStock'
    | 'soldAvailabilityCode'
    | 'amountMin'
    | 'amountMax'
    | 'amountStep'
    | 'delayDays'
  >;
  product: Pick<
    typeof product.$inferSelect,
    'id' | 'name' | 'slug' | 'marketingCode' | 'mainImage' | 'unit' | 'saleable' | 'discounts' | 'freeShipperIds'
  >;
  /** In percent: of its price, and of what the price list says. */
  rates: TaxRates;
  /** Whether its price is the one without tax, to which tax is added. */
  isNet: boolean;
  warehouses: WarehouseStock[];
  /** Price of one piece in loyalty credits; null when it is not sold for them. */
  credits: number | null;
  /** What the law asks of whoever buys it. */
  legal: Pick<ProductLegal, 'deposit' | 'minAge' | 'recyclingFee'>;
  /** Null without a brand. */
  brandName: string | null;
  /** Titles of the category and its ancestors, from the root down. */
  categoryTitles: PartlyTranslated[];
  /** Those of the product and the variant's own. */
  parameters: StoredParameter[];
  /** In the shopper's price list, falling back to the basic one; null: not for sale in this currency. */
  price: VariantPrice | null;
}

/** A cart line; without product data when the product was removed from the shop since. */
export interface CartLine {
  item: CartItemRow;
  lineProduct: LineProduct | null;
  price: LinePrice;
  /** The quote by which it was put into the cart; null on other lines. */
  quote: AppliedQuote | null;
}

/** Whether the shop offered the line's price to this shopper. */
export function isByQuote({ quote }: Pick<CartLine, 'quote'>): boolean {
  return quote !== null && quote.problem === null;
}

/** Units per counted step; 1 for products sold by the piece. */
export function unitsPerStep({ parameters }: Pick<LineProduct, 'parameters'>): number {
  return parameters.find(({ parameterId }) => parameterId === metresParameterId)?.number ?? 1;
}
