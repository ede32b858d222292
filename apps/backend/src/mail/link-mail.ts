import type { Locale } from '@vyloha/contract';
import type { Mail } from './mail';
import cs from './texts/cs.json';
import sk from './texts/sk.json';

const textsByLocale: Record<Locale, typeof cs> = { cs, sk };

/** Mails that ask for one click. */
export type LinkMailKind = 'activation' | 'reset';

/** The shop as its mails name it. */
export interface MailShop {
  name: string;
  phone: string;
  email: string;
}

interface LinkMail {
  kind: LinkMailKind;
  locale: Locale;
  to: string;
  link: string;
  shop: MailShop;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function fill(text: string, { name, phone, email }: MailShop): string {
  return text.replace('{shop}', name).replace('{phone}', phone).replace('{email}', email);
}

const pageStyle = 'font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#17261d;max-width:560px;margin:0';
const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#1d6a3c;color:#ffffff;text-decoration:none';

/** Plain words and the simplest markup every mail program shows. */
export function linkMail({ kind, locale, to, link, shop }: LinkMail): Mail {
  const texts = textsByLocale[locale];
  const { subject, lead, button, note } = texts[kind];
  const words = (text: string) => fill(text, shop);
  const ending = [note, texts.contact, texts.signature].map(words);
  const html = (text: string) => `<p>${escapeHtml(words(text))}</p>`;
  const address = escapeHtml(link);
  return {
    to,
    subject: words(subject),
    text: [texts.greeting, lead, `${button}: ${link}`, ...ending].join('\n\n'),
    html: [
      `<!doctype html><html lang="${locale}"><body><div style="${pageStyle}">`,
      html(texts.greeting),
      html(lead),
      `<p><a href="${address}" style="${buttonStyle}">${escapeHtml(button)}</a></p>`,
      `<p>${escapeHtml(texts.linkNote)}<br>${address}</p>`,
      ...ending.map(html),
      '</div></body></html>',
    ].join('\n'),
  };
}
