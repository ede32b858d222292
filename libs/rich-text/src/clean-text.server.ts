import type { Locale } from '@vyloha/contract';
import { cleanHtml, sanitizeHtml } from './clean-html.server';
import { decodeEntities } from './decode-entities.server';

const hasHtmlTags = (text: string) => /<\/?[a-z]/i.test(text);

/** A field with plain lines or HTML of an editor, as safe HTML: each line is a paragraph. */
export function cleanText(text: string, locale: Locale): string {
  if (hasHtmlTags(text)) return cleanHtml(text, locale);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return cleanHtml(lines.map((line) => `<p>${line.trim()}</p>`).join(''), locale);
}

/** The same without markup, for plain-text contexts. */
export function toPlainText(text: string): string {
  if (!hasHtmlTags(text)) return text;
  const stripped = sanitizeHtml(text)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return decodeEntities(stripped);
}
