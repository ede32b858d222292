import * as v from 'valibot';

/** Errors of a refused sign-up, with the submitted values. */
export interface NewsletterRefusal {
  email: string;
  problem: string;
}

/** What a link in a mail to a subscriber does. */
export type NewsletterLink = 'confirm' | 'unsubscribe';

const signUpSchema = v.object({
  email: v.optional(v.string(), ''),
  /** Where on the site the form is. */
  source: v.optional(v.string(), 'page'),
  redirectTo: v.optional(v.string()),
});

/** Every field of the sign-up form. */
export const signUpFields = Object.keys(signUpSchema.entries);

/** The sign-up form; the backend validates the address. */
export function parseSignUp(fields: unknown): v.InferOutput<typeof signUpSchema> {
  return v.parse(signUpSchema, fields);
}

/** The response bodies of the calls of the newsletter are ignored. */
export const subscribedSchema = v.unknown();
