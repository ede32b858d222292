import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { customer } from '../tables';
import { type CustomerContext, HttpError, isTin } from '@vyloha/backend-kernel';
import { businessInput, optionalPhone, personLimits, requiredText } from '../person-input';
import { addressInput } from '../postal-address';

const homeCountry = 'CZE';

/** What a customer may change; omitted fields and the e-mail stay unchanged. */
export const changeUserInput = v.object({
  firstName: v.optional(requiredText(personLimits.line)),
  lastName: v.optional(requiredText(personLimits.line)),
  phone: v.optional(optionalPhone),
  address: v.optional(v.nullable(addressInput)),
  business: v.optional(v.nullable(businessInput)),
});

type ChangeUserInput = v.InferOutput<typeof changeUserInput>;

function businessOf(business: NonNullable<ChangeUserInput['business']>, country: string) {
  const { business_name: name, TIN: tin, VATIN: vatin } = business;
  if (!isTin(tin, country)) throw new HttpError(422, [{ key: 'tinInvalid', field: 'business.TIN', code: 'invalid' }]);
  return { name, tin, vatin: vatin || null };
}

/** @throws Refusal 422 for an invalid company number */
export async function changeUser(
  { db, customerId }: Pick<CustomerContext, 'db' | 'customerId'>,
  { firstName, lastName, phone, address, business }: ChangeUserInput,
): Promise<void> {
  const values: Partial<typeof customer.$inferInsert> = {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(address !== undefined && { address }),
    ...(business !== undefined && {
      business: business && businessOf(business, address?.countryCode ?? homeCountry),
    }),
  };
  if (Object.keys(values).length === 0) return;
  await db.update(customer).set(values).where(eq(customer.id, customerId));
}
