export interface MailAttachment {
  filename: string;
  content: string | Buffer;
  contentType: string;
  /** Of a picture that the markup shows by `cid:`, and that is no file to be saved. */
  cid?: string;
}

/** A message of the shop: the same text with and without markup. */
export interface Mail {
  to: string;
  /** Who gets the reply, unless it is the shop. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** With its angle brackets; made up where there is none. */
  messageId?: string;
  /** A POST to it ends such mails, as the button of a mail program sends it (RFC 8058): of commercial mails and of watches. */
  unsubscribeUrl?: string;
  attachments?: readonly MailAttachment[];
}

/** Sender of the mail. */
export interface MailSender {
  name: string;
  email: string;
}
