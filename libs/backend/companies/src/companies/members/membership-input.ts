import { toMinor } from '@vyloha/money';
import * as v from 'valibot';
import { companyRoles } from '@vyloha/backend-accounts';

/** Far more than an order of a shop costs. */
const maxLimit = 10_000_000;

const limit = v.nullish(
  v.pipe(
    v.number('invalidValue'),
    v.integer('invalidValue'),
    v.minValue(0, 'invalidValue'),
    v.maxValue(maxLimit, 'invalidValue'),
  ),
  null,
);

/** Role and limits as owners set them. The limits are in whole units of the company's currency, with tax. */
export const membershipEntries = {
  role: v.picklist(companyRoles, 'invalidValue'),
  orderLimit: limit,
  monthlyLimit: limit,
};

type MembershipInput = v.InferOutput<v.ObjectSchema<typeof membershipEntries, undefined>>;

/** Only buyers have limits. */
export function toMembershipColumns({ role, orderLimit, monthlyLimit }: MembershipInput) {
  const toLimit = (value: number | null) => (role === 'buyer' && value !== null ? toMinor(value) : null);
  return { role, orderLimitMinor: toLimit(orderLimit), monthlyLimitMinor: toLimit(monthlyLimit) };
}
