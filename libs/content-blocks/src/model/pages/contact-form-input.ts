import { email, phoneNumber, requiredText } from '@vyloha/forms/rules';
import * as v from 'valibot';

/** Maximum length that the backend accepts. */
export const contactLimits = { name: 120, phone: 30, message: 5000 } as const;

/**
 * A message from a shopper to the shop's staff; the phone is optional. `leaveEmpty` is out of sight: only programs that
 * fill in every field have something in it. Its name is none that browsers complete, as they do `website`.
 */
export const contactFormInput = v.object({
  name: v.pipe(requiredText, v.maxLength(contactLimits.name)),
  email,
  phone: v.optional(v.pipe(phoneNumber, v.maxLength(contactLimits.phone))),
  message: v.pipe(requiredText, v.maxLength(contactLimits.message)),
  leaveEmpty: v.optional(v.string()),
});

export type ContactMessage = Omit<v.InferOutput<typeof contactFormInput>, 'leaveEmpty'>;

/** The response to `POST /contact-form` carries no data. */
export const messageSentSchema = v.unknown();
