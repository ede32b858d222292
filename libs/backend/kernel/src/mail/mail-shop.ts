import { toPlainLine } from './plain-line';

/** The shop as named in its mails. */
export interface MailShop {
  name: string;
  phone: string;
  email: string;
}

/** What the texts of every mail name of it. */
export const shopValues = ({ name, phone, email }: MailShop) => ({
  shop: toPlainLine(name),
  phone: toPlainLine(phone),
  email: toPlainLine(email),
});
