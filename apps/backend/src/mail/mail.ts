/** A message as a shop sends it: the same words with and without markup. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Who the mail is from. */
export interface MailSender {
  name: string;
  email: string;
}
