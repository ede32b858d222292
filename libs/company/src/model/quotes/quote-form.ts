import * as v from 'valibot';

export const maxMessageLength = 5000;

/** The form of a request → what the store is sent. */
export const quoteFormInput = v.object({
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxMessageLength, 'company:quotes.messageTooLong')), ''),
  wantedDate: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.isoDate())], 'company:quotes.dateInvalid'), ''),
});

export type QuoteForm = v.InferOutput<typeof quoteFormInput>;
