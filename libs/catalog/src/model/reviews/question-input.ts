import { email, requiredText } from '@vyloha/forms/rules';
import * as v from 'valibot';

/** The maximum of the backend. */
export const questionLimits = { text: 2000, name: 60, email: 254 } as const;

const tooLong = 'catalog:reviews.tooLong';
const entries = { text: v.pipe(requiredText, v.maxLength(questionLimits.text, tooLong)) };

/** A question by a logged-in customer: the account provides the rest. */
export const customerQuestionInput = v.object(entries);

/** A question by a guest, who gets the answer by e-mail. */
export const guestQuestionInput = v.object({
  ...entries,
  email: v.pipe(email, v.maxLength(questionLimits.email, tooLong)),
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(questionLimits.name, tooLong))),
});

export type QuestionInput = v.InferOutput<typeof customerQuestionInput> &
  Partial<v.InferOutput<typeof guestQuestionInput>>;
