import * as v from 'valibot';

export const maxMessageLength = 5000;

/** The form of a request → what the store is sent. Absent when empty: the form parser drops empty fields. */
export const quoteFormInput = v.object({
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxMessageLength, 'company:quotes.messageTooLong'))),
  wantedDate: v.optional(v.pipe(v.string(), v.isoDate('company:quotes.dateInvalid'))),
});

export type QuoteForm = v.InferOutput<typeof quoteFormInput>;
