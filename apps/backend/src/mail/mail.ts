/** A message of the shop: the same text with and without markup. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** With its angle brackets; made up where there is none. */
  messageId?: string;
}

/** Sender of the mail. */
export interface MailSender {
  name: string;
  email: string;
}
