import * as v from 'valibot';

/** The e-mail that an account has from now on. */
export const emailResponse = v.object({ email: v.string() });

/** `GET` and `PATCH /api/v1/user/newsletter`. */
export const newsletterConsentResponse = v.object({
  state: v.picklist(['subscribed', 'unconfirmed', 'none']),
  consentedAt: v.nullable(v.string()),
});

/** Whether the customer gets the newsletter, and since when they agree to it. */
export type NewsletterConsent = v.InferOutput<typeof newsletterConsentResponse>;

/** `GET /api/v1/user/data`: what the shop knows of the customer, by kind. */
export const personalDataResponse = v.record(v.string(), v.unknown());

/** `GET /api/v1/user/credits`. */
export const creditMovementsResponse = v.array(
  v.object({
    id: v.string(),
    reason: v.picklist(['given', 'earned', 'revoked', 'spent', 'returned']),
    amount: v.number(),
    orderCode: v.nullable(v.string()),
    createdAt: v.string(),
  }),
);

/** Credits that came or, when negative, went. */
export type CreditMovement = v.InferOutput<typeof creditMovementsResponse>[number];
