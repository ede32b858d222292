import * as v from 'valibot';

/** A confirmed subscriber, with the proof of the consent; times in ISO 8601. */
export const subscriberSchema = v.object({
  email: v.string(),
  locale: v.string(),
  /** Where they subscribed; null where the client did not tell. */
  source: v.nullable(v.string()),
  /** What the form said; null where the client did not tell. */
  wording: v.nullable(v.string()),
  consentedAt: v.string(),
  confirmedAt: v.string(),
  /** Their own address that unsubscribes: by a button, and by the one of a mail program (RFC 8058). */
  unsubscribeUrl: v.string(),
});

export type Subscriber = v.InferOutput<typeof subscriberSchema>;

export const subscriberCountsSchema = v.object({ confirmed: v.number(), pending: v.number() });
