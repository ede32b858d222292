import { type Settings, withCopy } from '@vyloha/backend-kernel';
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
export function toRequestMails(quoteId: string, email: string, settings: Pick<Settings, 'orderCopyTo'>, at: Date) {
  const kinds = { kind: quoteMailKind('sent'), copyKind: quoteCopyKind };
  return withCopy<string>({ ...kinds, recipient: email, subjectType: 'quote', subjectId: quoteId, at }, settings);
}
