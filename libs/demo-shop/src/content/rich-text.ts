import type { RequiredLocale } from '@vyloha/contract';
import type { RichTextNode } from '@vyloha/import-documents';

const plain = (text: string): RichTextNode => ({ type: 'text', text });

const linkTo = (href: string, label: string): RichTextNode => ({
  type: 'text',
  text: label,
  marks: [{ type: 'link', attrs: { href } }],
});

const contacts = /(\+42[01](?: \d{3}){3}|[\w.-]+@[\w.-]+\w)/;

/** Telephone numbers and e-mail addresses of a text are links, as an editor makes them. */
const withContacts = (text: string): RichTextNode[] =>
  text.split(contacts).flatMap((part, index) => {
    if (part === '') return [];
    if (index % 2 === 0) return [plain(part)];
    return [linkTo(part.includes('@') ? `mailto:${part}` : `tel:${part.replaceAll(' ', '')}`, part)];
  });

export const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', content: withContacts(text) });

export const heading = (level: 2 | 3 | 4, text: string): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content: [plain(text)],
});

export const bullets = (items: readonly string[]): RichTextNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});

export const numbered = (items: readonly string[]): RichTextNode => ({
  type: 'orderedList',
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
});

/** A paragraph that ends with a link. */
export const linked = (before: string, label: string, href: string): RichTextNode => ({
  type: 'paragraph',
  content: [plain(before), linkTo(href, label)],
});

const cell = (type: 'tableCell' | 'tableHeader', text: string): RichTextNode => ({ type, content: [paragraph(text)] });

/** The first row is the header. */
export function table(rows: readonly (readonly string[])[]): RichTextNode {
  return {
    type: 'table',
    content: rows.map((row, index) => ({
      type: 'tableRow',
      content: row.map((text) => cell(index === 0 ? 'tableHeader' : 'tableCell', text)),
    })),
  };
}

export type RichText = Record<RequiredLocale, RichTextNode[]>;
