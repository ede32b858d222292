import type { Settings } from '@vyloha/backend-kernel';
import type { outboxMail } from '@vyloha/backend-kernel/tables';
import type { StoredQuoteState } from '@vyloha/backend-cart';

const mailedStates = ['sent', 'answered', 'declined'] as const satisfies readonly StoredQuoteState[];

export type MailedQuoteState = (typeof mailedStates)[number];

/** The mail to the customer when a quote has reached a state. */
export const quoteMailKind = (state: MailedQuoteState) => `quote.${state}` as const;
/** The shop's copy of a request. */
export const quoteCopyKind = 'quoteCopy';

export const quoteMailKinds: readonly string[] = [...mailedStates.map(quoteMailKind), quoteCopyKind];

/** The state that a kind of mail is about; the copy is about the first one. */
export function stateOfKind(kind: string): MailedQuoteState {
  const state = mailedStates.find((other) => quoteMailKind(other) === kind);
  if (state === undefined && kind !== quoteCopyKind) throw new Error(`${kind} is no mail of a quote`);
  return state ?? 'sent';
}

/** The mails that a request is the reason for. */
export function toRequestMails(
  quoteId: string,
  email: string,
  { orderCopyTo }: Pick<Settings, 'orderCopyTo'>,
  at: Date,
): (typeof outboxMail.$inferInsert)[] {
  const due = { subjectType: 'quote', subjectId: quoteId, enqueuedAt: at, runAfter: at };
  const mail = { kind: quoteMailKind('sent'), recipient: email, ...due };
  return orderCopyTo === null ? [mail] : [mail, { kind: quoteCopyKind, recipient: orderCopyTo, ...due }];
}
