import { email } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { companyRoles } from './company-account';

/** A whole amount; spaces between its digits are not counted. Empty for none. */
const orderLimit = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.regex(/^\d{0,8}$/, 'company:problem.limit'),
  ),
);

const entries = { role: v.picklist(companyRoles), orderLimit };

/** Role and limit of a member. */
export const memberInput = v.object({ id: v.string(), ...entries });

/** An invitation. */
export const inviteInput = v.object({ email, ...entries });

/** form → body of the calls */
export function toMembershipBody({
  role,
  orderLimit: limit,
}: Pick<v.InferOutput<typeof memberInput>, 'role' | 'orderLimit'>) {
  return { role, orderLimit: limit === undefined || limit === '' ? null : Number(limit) };
}
