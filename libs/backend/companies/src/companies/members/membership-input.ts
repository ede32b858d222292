import { toMinor } from '@vyloha/money';
import * as v from 'valibot';
import { companyRoles } from '@vyloha/backend-accounts';

/** Far more than an order of a shop costs. */
const maxOrderLimit = 10_000_000;

/** Role and limit as owners set them. The limit is in whole units of the company's currency, with tax. */
export const membershipEntries = {
  role: v.picklist(companyRoles, 'invalidValue'),
  orderLimit: v.nullish(
    v.pipe(
      v.number('invalidValue'),
      v.integer('invalidValue'),
      v.minValue(0, 'invalidValue'),
      v.maxValue(maxOrderLimit, 'invalidValue'),
    ),
    null,
  ),
};

type MembershipInput = v.InferOutput<v.ObjectSchema<typeof membershipEntries, undefined>>;

/** Only buyers have a limit. */
export function toMembershipColumns({ role, orderLimit }: MembershipInput) {
  return { role, orderLimitMinor: role === 'buyer' && orderLimit !== null ? toMinor(orderLimit) : null };
}
