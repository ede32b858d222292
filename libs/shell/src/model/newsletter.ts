import * as v from 'valibot';

/** A refused form with an e-mail: what was submitted, and the error. */
export interface NewsletterRefusal {
  email: string;
  /** `null` where the link was refused, and the form is the other way. */
  problem: string | null;
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

/** The query key that says what a form of a link's page has done, and its value once a subscription is confirmed. */
export const stepKey = 'stav';
export const confirmedStep = 'potvrzeno';

/** What the page that unsubscribes shows: it asks for the e-mail, or to confirm, or says what was done. */
export type UnsubscribeStep = 'ask' | 'confirm' | 'odeslano' | 'odhlaseno';

export function parseUnsubscribeStep(token: string, step: string | null): UnsubscribeStep {
  if (token !== '') return 'confirm';
  return step === 'odeslano' || step === 'odhlaseno' ? step : 'ask';
}

/** The response bodies of the calls of the newsletter are ignored. */
export const subscribedSchema = v.unknown();
