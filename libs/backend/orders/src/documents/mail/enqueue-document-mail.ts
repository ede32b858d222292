import type { Transaction } from '@vyloha/backend-kernel';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import type { DocumentKind } from '../document-kinds';
import type { DocumentMailKind } from './document-mail-kinds';

export interface IssuedDocument {
  id: string;
  kind: DocumentKind;
  /** Of the order's customer. */
  email: string;
}

async function enqueue(tx: Transaction, kind: DocumentMailKind, { id, email }: IssuedDocument, at: Date) {
  const subject = { subjectType: 'document', subjectId: id };
  await tx.insert(outboxMail).values({ ...subject, kind, recipient: email, enqueuedAt: at, runAfter: at });
}

/** Call it in the transaction that issued the document. A delivery note comes with the products. */
export async function enqueueIssuedMail(tx: Transaction, document: IssuedDocument, at: Date): Promise<void> {
  if (document.kind === 'invoice') await enqueue(tx, 'invoiceIssued', document, at);
  if (document.kind === 'creditNote') await enqueue(tx, 'creditNoteIssued', document, at);
}

/** Sends any document, as often as the shop wants. */
export const enqueueSentMail = (tx: Transaction, document: IssuedDocument, at: Date): Promise<void> =>
  enqueue(tx, 'documentSent', document, at);
