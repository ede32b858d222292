import * as v from 'valibot';

/** The page that signs up for the newsletter; the form stands above every footer and is posted here. */
export const newsletterPath = '/newsletter';

/** What a refused sign-up says, with what was typed. */
export interface NewsletterRefusal {
  email: string;
  problem: string;
}

const signUpSchema = v.object({
  email: v.optional(v.string(), ''),
  /** Where on the site it was. */
  source: v.optional(v.string(), 'page'),
  redirectTo: v.optional(v.string()),
});

/** Every field of the sign-up form. */
export const signUpFields = Object.keys(signUpSchema.entries);

/** The sign-up form; whether the address is one is the backend's to say. */
export function parseSignUp(fields: unknown): v.InferOutput<typeof signUpSchema> {
  return v.parse(signUpSchema, fields);
}

/** `POST /newsletter/subscribe` answers nothing worth reading. */
export const subscribedSchema = v.unknown();
