import { postalAddress } from '@vyloha/contract';
import * as v from 'valibot';
import { countryField, currencyField, idField, moneyField, textField } from './fields';

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
  /** Those of a new company: from then on its owners manage them. */
  members: v.pipe(
    v.array(
      v.strictObject({
        customerId: idField,
        role: v.picklist(['owner', 'approver', 'buyer'], 'expected owner, approver or buyer'),
        /** The most that one order of a buyer may cost in all, with tax. */
        orderLimit: v.optional(moneyField),
      }),
    ),
    v.check((members) => members.some(({ role }) => role === 'owner'), 'expected an owner'),
  ),
});
