import * as v from 'valibot';

/** A message of the contact form, for the shop's people; its time in ISO 8601. */
export const contactMessageSchema = v.object({
  id: v.string(),
  createdAt: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  message: v.string(),
  locale: v.string(),
});

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;
