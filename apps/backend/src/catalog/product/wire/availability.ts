import { type Locale, notSaleableCode } from '@vyloha/contract';
import * as v from 'valibot';
import { namedSchema } from '../../../server/openapi/named-schema';
import { translate, type TextKey } from '../../../i18n/texts';

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
  in_stock: 'availabilityInStock',
  on_order: 'availabilityOnOrder',
  on_request: 'availabilityOnRequest',
  expected: 'availabilityExpected',
  discontinued: 'availabilityDiscontinued',
  [notSaleableCode]: 'availabilityNotSaleable',
};

function availabilityText(locale: Locale, code: string): string {
  return translate(locale, textKeys[code] ?? 'availabilitySoldOut');
}

function codeOf({ checkStock, stock, soldAvailabilityCode }: StockState): string {
  if (stock > 0) return 'in_stock';
  return checkStock ? soldAvailabilityCode : 'on_order';
}

/** Availability as shown to shoppers; products without tracked stock can always be ordered. */
export function toAvailability(state: StockState, locale: Locale): Availability {
  const { checkStock, stock, soldAvailabilityCode, amountMin, amountMax, amountStep, delayDays } = state;
  const availabilityCode = codeOf(state);
  return {
    checkStock,
    stock,
    isAvailable: stock > 0 || !checkStock,
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
