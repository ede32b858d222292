import { postalAddress } from '@vyloha/contract';
import * as v from 'valibot';
import type { User } from './user';

const addressSchema = v.object({ ...postalAddress.entries, countryAlpha2: v.string() });

const businessSchema = v.object({
  name: v.string(),
  tin: v.nullish(v.string(), null),
  vatin: v.nullish(v.string(), null),
});

const companySchema = v.object({
  id: v.string(),
  name: v.string(),
  role: v.picklist(['owner', 'approver', 'buyer']),
});

const wishListSchema = v.object({
  id: v.nullable(v.string()),
  items: v.array(v.object({ id: v.string(), variantId: v.string() })),
});

/** `GET /api/v1/user` on the wire → a user. */
export const userResponseSchema = v.pipe(
  v.object({
    id: v.string(),
    email: v.string(),
    name: v.string(),
    firstName: v.nullish(v.string(), ''),
    lastName: v.nullish(v.string(), ''),
    phone: v.nullish(v.string(), null),
    variantHash: v.string(),
    groups: v.array(v.string()),
    address: v.nullish(addressSchema, null),
    business: v.nullish(businessSchema, null),
    company: v.nullish(companySchema, null),
    isEmailConfirmed: v.optional(v.boolean(), true),
    wishList: v.nullish(wishListSchema, { id: null, items: [] }),
  }),
  v.transform(({ variantHash, ...user }): User => ({ ...user, variant: variantHash })),
);
