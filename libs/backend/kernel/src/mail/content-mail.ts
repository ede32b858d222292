import type { Mail } from './mail';
import type { MailContent } from './mail-content';
import { fill } from './mail-html';
import type { shopValues } from './mail-shop';
import { toHtml, toText } from './render-content';

interface ContentMail extends Omit<Mail, 'text' | 'html'>, MailContent {
  locale: string;
  /** Of the shop's pages. */
  publicUrl: string;
  values: Readonly<Record<string, string>> & Pick<ReturnType<typeof shopValues>, 'shop'>;
}

/**
 * A mail of sections. Its frame are texts that name values: the subject, the lead, the note of the button and what it ends
 * with. Sections come as they are, since part of them is what somebody typed.
 */
export function contentMail({
  greeting,
  lead,
  button,
  sections,
  closing,
  subject,
  locale,
  publicUrl,
  values,
  ...headers
}: ContentMail): Mail {
  const content: MailContent = {
    greeting,
    lead: fill(lead, values),
    button: button && { ...button, note: fill(button.note, values) },
    sections,
    closing: closing.map((text) => fill(text, values)),
  };
  return {
    ...headers,
    subject: fill(subject, values),
    text: toText(content),
    html: toHtml(content, { locale, shopName: values.shop, publicUrl }),
  };
}
