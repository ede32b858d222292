import { keepPrepositions } from '@vyloha/i18n';
import { cleanHtml } from './clean-html.server';

const hasMarks = (text: string) => /<\/?[a-z]/i.test(text);

/** The text of a field in which editors write plain lines or HTML, as harmless HTML: each line is a paragraph. */
export function cleanText(text: string): string {
  if (hasMarks(text)) return cleanHtml(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return cleanHtml(lines.map((line) => `<p>${keepPrepositions(line.trim())}</p>`).join(''));
}

/** What stands for a sign in cleaned HTML. */
const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The same without any marks, where only words have a place. */
export function plainText(text: string): string {
  if (!hasMarks(text)) return text;
  const words = cleanHtml(text)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => signs[entity] ?? entity);
}
