import { nodesToHtml } from '@vyloha/import-documents';
import { type MailAttachment, escapeHtml, fill, pageStyle } from '@vyloha/backend-kernel';
import type { OrderTexts } from '../confirmation/order-texts';
import type { AgreedTerms } from './find-terms';

interface TermsAttachment {
  terms: AgreedTerms;
  texts: OrderTexts;
  /** Code and date of the order, and what else its mail names. */
  values: Readonly<Record<string, string>>;
  /** Of the shop, for links in the text. */
  publicUrl: string;
}

/** The terms of an order as a document that any browser shows and prints. */
export function termsAttachment({ terms, texts, values, publicUrl }: TermsAttachment): MailAttachment {
  const title = escapeHtml(terms.title);
  const content = [
    `<!doctype html><html lang="${escapeHtml(terms.locale)}"><head><meta charset="utf-8"><title>${title}</title>`,
    `<meta name="viewport" content="width=device-width"><base href="${escapeHtml(publicUrl)}"></head>`,
    `<body style="${pageStyle};padding:24px"><h1>${title}</h1>`,
    `<p>${escapeHtml(fill(texts.termsOf, values))}</p>`,
    nodesToHtml(terms.content),
    '</body></html>',
  ].join('\n');
  return { filename: fill(texts.termsFile, values), content, contentType: 'text/html; charset=utf-8' };
}
