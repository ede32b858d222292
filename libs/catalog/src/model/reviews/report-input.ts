import { email, requiredText } from '@vyloha/forms/rules';
import * as v from 'valibot';

/** The maximum of the backend. */
export const reportLimits = { text: 2000, name: 60, email: 254 } as const;

/** What may be wrong with a review, a question or an answer. */
export const reportReasons = ['illegal', 'untrue', 'offensive', 'personalData', 'other'] as const;

const tooLong = 'catalog:reportPost.tooLong';

/** A report of what somebody wrote; without an e-mail nobody is told how it was decided. */
export const reportInput = v.object({
  reason: v.picklist(reportReasons, 'catalog:reportPost.reasonRequired'),
  text: v.pipe(requiredText, v.maxLength(reportLimits.text, tooLong)),
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(reportLimits.name, tooLong))),
  email: v.optional(v.union([v.literal(''), v.pipe(email, v.maxLength(reportLimits.email, tooLong))])),
});

export type ReportInput = v.InferOutput<typeof reportInput>;
