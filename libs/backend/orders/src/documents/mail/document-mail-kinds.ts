import type { OrderMail } from '@vyloha/config/server';

/** Mails with a document: of an invoice and a credit note once they are issued, and of any that the shop sends by hand. */
export const documentMailKinds = ['invoiceIssued', 'creditNoteIssued', 'documentSent'] as const;

export type DocumentMailKind = (typeof documentMailKinds)[number];

/** The switch of each; what the shop sends by hand has none. */
export const switchOf: Readonly<Record<DocumentMailKind, OrderMail | null>> = {
  invoiceIssued: 'invoice',
  creditNoteIssued: 'creditNote',
  documentSent: null,
};
