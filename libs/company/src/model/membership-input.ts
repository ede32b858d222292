import { email } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { companyRoles } from './company-account';

/** A whole amount; spaces between its digits are not counted. Empty for none. */
const limit = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.regex(/^\d{0,8}$/, 'company:problem.limit'),
  ),
);

const entries = { role: v.picklist(companyRoles), orderLimit: limit, monthlyLimit: limit };

/** Role and limits of a member. */
export const memberInput = v.object({ id: v.string(), ...entries });

/** An invitation. */
export const inviteInput = v.object({ email, ...entries });

type Membership = Pick<v.InferOutput<typeof memberInput>, 'role' | 'orderLimit' | 'monthlyLimit'>;

const toLimit = (typed: string | undefined) => (typed === undefined || typed === '' ? null : Number(typed));

/** form → body of the calls */
export function toMembershipBody({ role, orderLimit, monthlyLimit }: Membership) {
  return { role, orderLimit: toLimit(orderLimit), monthlyLimit: toLimit(monthlyLimit) };
}
