import * as v from 'valibot';
import {
  countField,
  currencyField,
  idField,
  integerField,
  moneyField,
  timestampField,
  translatedField,
} from './fields';

const moneyByCurrencyField = v.optional(v.record(currencyField, moneyField), {});

export const couponDocument = v.pipe(
  v.strictObject({
    type: v.literal('coupon'),
    id: idField,
    /** What shoppers type, in any case. */
    code: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9][a-z0-9_-]{1,39}$/i, 'expected a code of 2 to 40 letters without accents, digits, - and _'),
    ),
    /** Shown as the line of the discount. */
    name: translatedField,
    /** Discount on the products in percent. */
    percent: v.optional(v.pipe(integerField, v.minValue(1), v.maxValue(100))),
    /** Discount on the products by currency; in others the coupon does not hold unless it gives something else. */
    amounts: moneyByCurrencyField,
    freeShipping: v.optional(v.boolean(), false),
    validFrom: v.optional(timestampField),
    /** The first moment at which it no longer holds. */
    validTo: v.optional(timestampField),
    /** Least value of products with tax, by currency. */
    minimums: moneyByCurrencyField,
    /** Groups of customers; without any it is for everybody. */
    groups: v.optional(v.array(idField), []),
    /** Each account and each mailbox may use it for one order. */
    oncePerCustomer: v.optional(v.boolean(), false),
    /** Orders in all. */
    maxUses: v.optional(v.pipe(countField, v.minValue(1))),
  }),
  v.check(
    ({ percent, amounts, freeShipping }) =>
      percent !== undefined || freeShipping || Object.values(amounts).some((amount) => amount > 0),
    'expected percent, amounts or freeShipping',
  ),
);
