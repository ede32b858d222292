import { cleanHtml } from './clean-html.server';

const hasHtmlTags = (text: string) => /<\/?[a-z]/i.test(text);

/** A field with plain lines or HTML of an editor, as safe HTML: each line is a paragraph. */
export function cleanText(text: string): string {
  if (hasHtmlTags(text)) return cleanHtml(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return cleanHtml(lines.map((line) => `<p>${line.trim()}</p>`).join(''));
}

/** Characters behind the entities of cleaned HTML. */
const entityCharacters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The same without markup, for plain-text contexts. */
export function toPlainText(text: string): string {
  if (!hasHtmlTags(text)) return text;
  const stripped = cleanHtml(text)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return stripped.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entityCharacters[entity] ?? entity);
}
