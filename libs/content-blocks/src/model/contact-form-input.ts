import { email, phoneNumber, requiredText } from '@vyloha/forms/rules';
import * as v from 'valibot';

/** The most the backend takes. */
export const contactLimits = { name: 120, phone: 30, message: 5000 } as const;

/** What a shopper writes to the people of the shop; the phone only for who wants to be called. */
export const contactFormInput = v.object({
  name: v.pipe(requiredText, v.maxLength(contactLimits.name)),
  email,
  phone: v.optional(v.pipe(phoneNumber, v.maxLength(contactLimits.phone))),
  message: v.pipe(requiredText, v.maxLength(contactLimits.message)),
});

export type ContactMessage = v.InferOutput<typeof contactFormInput>;

/** `POST /contact-form` answers nothing worth reading. */
export const messageSentSchema = v.unknown();
