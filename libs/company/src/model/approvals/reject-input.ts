import { requiredText, ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';

const maxReasonLength = 500;

/** Why an order is not approved. */
export const rejectInput = v.object({
  reason: v.pipe(requiredText, v.maxLength(maxReasonLength, 'account:problem.tooLong')),
});

/** The total that the approver saw, in main units. */
export const approveInput = v.object({
  total: v.pipe(v.string(ruleMessages.required), v.regex(/^\d+(\.\d{1,2})?$/, ruleMessages.required)),
});
