import sanitize from 'sanitize-html';

const headings = ['h2', 'h3', 'h4', 'h5'];
const blocks = ['p', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'br', 'hr', 'div'];
const inlines = ['a', 'strong', 'b', 'em', 'i', 's', 'u', 'sub', 'sup', 'span', 'img'];

/** HTML that an editor wrote by hand, with everything removed that is not plain text, links, tables and pictures. */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: [...headings, ...blocks, ...inlines],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
      }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    },
  });
}
