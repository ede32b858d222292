import { escapeXml } from '@vyloha/contract';

/** An element: its name, attributes, and its text or children. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly XmlElement[];
}

/** An element with a text or with children; absent children are left out. */
export function xml(
  name: string,
  content: string | readonly (XmlElement | null)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  const children = typeof content === 'string' ? content : content.filter((child) => child !== null);
  return { name, attributes, content: children };
}

/** An element without the declaration, for documents that are written piece by piece. */
export function writeElement({ name, attributes, content }: XmlElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(writeElement).join('');
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

/** A whole document. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root)}\n`;
}
