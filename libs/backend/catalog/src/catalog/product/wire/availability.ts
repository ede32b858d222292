import { inStockCode, type Locale, notSaleableCode } from '@vyloha/contract';
import * as v from 'valibot';
import { type TextKey, namedSchema, translate } from '@vyloha/backend-kernel';

export const availabilitySchema = namedSchema(
  'Availability',
  v.object({
    checkStock: v.boolean(),
    stock: v.number(),
    isAvailable: v.boolean(),
    availability: v.string(),
    availabilityCode: v.string(),
    soldAvailability: v.string(),
    soldAvailabilityCode: v.string(),
    amountMin: v.number(),
    amountMax: v.nullable(v.number()),
    amountStep: v.number(),
    delayDays: v.number(),
  }),
);

export type Availability = v.InferOutput<typeof availabilitySchema>;

export interface StockState {
  checkStock: boolean;
  stock: number;
  soldAvailabilityCode: string;
  amountMin: number;
  amountMax: number | null;
  amountStep: number;
  delayDays: number;
}

const textKeys: Readonly<Record<string, TextKey>> = {
  [inStockCode]: 'availabilityInStock',
  on_order: 'availabilityOnOrder',
  on_request: 'availabilityOnRequest',
  expected: 'availabilityExpected',
  discontinued: 'availabilityDiscontinued',
  [notSaleableCode]: 'availabilityNotSaleable',
};

function availabilityText(locale: Locale, code: string): string {
  return translate(locale, textKeys[code] ?? 'availabilitySoldOut');
}

/**
 * Whether enough is in stock for the least that the cart takes, which is the minimum: steps count from it. `available-sql.ts`
 * is the same rule for listings and mails.
 */
function isInStock({ stock, amountMin }: Pick<StockState, 'stock' | 'amountMin'>): boolean {
  return stock >= amountMin;
}

/** Whether it can be bought now; products without tracked stock always can. */
export function canBeBought(state: Pick<StockState, 'checkStock' | 'stock' | 'amountMin'>): boolean {
  return !state.checkStock || isInStock(state);
}

/** Availability as shown to shoppers. */
export function toAvailability(state: StockState, locale: Locale): Availability {
  return describe(state, isInStock(state), locale);
}

/** That of the product, by its variants: it can be bought when one of them can, and its stock is that of them all. */
export function toProductAvailability(
  defaultVariant: Omit<StockState, 'stock'>,
  variants: readonly StockState[],
  locale: Locale,
): Availability {
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
  const checkStock = variants.every((variant) => variant.checkStock);
  return describe({ ...defaultVariant, checkStock, stock }, variants.some(isInStock), locale);
}

function codeOf({ checkStock, soldAvailabilityCode }: StockState, hasEnough: boolean): string {
  if (hasEnough) return inStockCode;
  return checkStock ? soldAvailabilityCode : 'on_order';
}

function describe(state: StockState, hasEnough: boolean, locale: Locale): Availability {
  const { checkStock, stock, soldAvailabilityCode, amountMin, amountMax, amountStep, delayDays } = state;
  const availabilityCode = codeOf(state, hasEnough);
  return {
    checkStock,
    stock,
    isAvailable: hasEnough || !checkStock,
    availability: availabilityText(locale, availabilityCode),
    availabilityCode,
    soldAvailability: availabilityText(locale, soldAvailabilityCode),
    soldAvailabilityCode,
    amountMin,
    amountMax,
    amountStep,
    delayDays,
  };
}

/** Availability of what is not sold: a single text, whatever there is in stock. */
export function toNotSaleable(state: StockState, locale: Locale): Availability {
  const text = availabilityText(locale, notSaleableCode);
  return {
    ...toAvailability(state, locale),
    isAvailable: false,
    availability: text,
    availabilityCode: notSaleableCode,
    soldAvailability: text,
    soldAvailabilityCode: notSaleableCode,
  };
}
