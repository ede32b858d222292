import { postalAddress } from '@vyloha/contract';
import * as v from 'valibot';
import { countField, countryField, currencyField, idField, moneyField, textField, uniqueBy } from './fields';

/** A company that several customers buy for. */
export const companyDocument = v.strictObject({
  type: v.literal('company'),
  id: idField,
  name: textField,
  tin: textField,
  vatin: v.optional(textField),
  /** Where its orders are invoiced to. */
  address: v.strictObject({
    ...postalAddress.entries,
    street: textField,
    city: textField,
    postcode: textField,
    countryCode: countryField,
  }),
  /** Members buy at these prices, and see what these groups see besides their own. */
  priceList: v.optional(textField, 'b2c'),
  groups: v.optional(v.array(idField), []),
  /** Of its limits. */
  currency: v.optional(currencyField, 'CZK'),
  /** Without them it does not order by invoice. */
  invoice: v.optional(
    v.strictObject({
      /** From the issue of an invoice to its payment. */
      dueDays: v.pipe(countField, v.minValue(1, 'expected 1 or more'), v.maxValue(365, 'expected 365 or less')),
      /** What its orders by invoice that are not paid may cost together, with tax. */
      creditLimit: moneyField,
    }),
  ),
  /** Those of a new company: from then on its owners manage them. */
  members: v.pipe(
    v.array(
      v.strictObject({
        customerId: idField,
        role: v.picklist(['owner', 'approver', 'buyer'], 'expected owner, approver or buyer'),
        /** The most that one order of a buyer may cost in all, with tax. */
        orderLimit: v.optional(moneyField),
        /** The most that the orders of a buyer in one month may cost together, with tax. */
        monthlyLimit: v.optional(moneyField),
      }),
    ),
    uniqueBy(({ customerId }) => customerId, 'expected each member once'),
    v.check((members) => members.some(({ role }) => role === 'owner'), 'expected an owner'),
  ),
});
