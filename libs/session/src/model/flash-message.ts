import * as v from 'valibot';

export const flashKinds = ['success', 'info', 'warning', 'danger'] as const;

export const flashMessageSchema = v.object({
  kind: v.picklist(flashKinds),
  title: v.optional(v.string()),
  text: v.string(),
  /** Milliseconds after which the message disappears, overriding its kind's default; without script it stays. */
  duration: v.optional(v.number()),
});

/** A message queued in one request and shown on the next page. Texts are already in the shopper's language. */
export type FlashMessage = v.InferOutput<typeof flashMessageSchema>;
