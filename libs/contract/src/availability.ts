import * as v from 'valibot';
import { displayText } from './display-text';

/** `soldAvailabilityCode` in carts and lists of what is not sold, whatever there is in stock. */
export const notSaleableCode = 'not_saleable';

/** `availabilityCode` of what is in stock, and enough of it for the least that can be bought. */
export const inStockCode = 'in_stock';

const count = (fallback: number) => v.nullish(v.number(), fallback);

/** The availability of a variant: its stock, and how much of it one order may have. */
export const availabilityEntries = {
  checkStock: v.nullish(v.boolean(), false),
  stock: count(0),
  isAvailable: v.boolean(),
  availability: v.nullish(displayText, ''),
  soldAvailability: v.nullish(displayText, ''),
  soldAvailabilityCode: v.nullish(v.string(), ''),
  amountMin: count(1),
  amountMax: v.nullish(v.number(), null),
  amountStep: count(1),
  delayDays: count(0),
};

type WireAvailability = v.InferOutput<v.ObjectSchema<typeof availabilityEntries, undefined>>;

/** Stock in counted steps, and its status from the backend. */
export interface Stock {
  isChecked: boolean;
  pieces: number;
  isAvailable: boolean;
  text: string;
  soldOutText: string;
  /** Days that are added before dispatch. */
  delayDays: number;
}

/** Limits of one order, in counted steps. */
export interface AmountLimits {
  min: number;
  /** `null`: no limit. */
  max: number | null;
  step: number;
}

export function toStock(wire: WireAvailability): Stock {
  return {
    isChecked: wire.checkStock,
    pieces: wire.stock,
    isAvailable: wire.isAvailable,
    text: wire.availability,
    soldOutText: wire.soldAvailability,
    delayDays: wire.delayDays,
  };
}

/** Whether what lies in a cart or a list is sold at all. */
export function isSaleable({ soldAvailabilityCode }: Pick<WireAvailability, 'soldAvailabilityCode'>): boolean {
  return soldAvailabilityCode !== notSaleableCode;
}

export function toAmountLimits({ amountMin, amountMax, amountStep }: WireAvailability): AmountLimits {
  return { min: amountMin, max: amountMax, step: amountStep };
}
