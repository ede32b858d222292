/** Rich text nodes that are an element with children and no other properties. */
export const plainTags = {
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
} as const;

/** Aliases an editor may write instead. */
export const tagAliases: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's' };

/** How an attribute's value is stored. */
export type AttributeKind = 'text' | 'number' | 'flag';

/** Attributes of each tag: name in HTML → name in the node and value type. */
export const attributesOf: Readonly<Record<string, Readonly<Record<string, readonly [string, AttributeKind]>>>> = {
  p: { align: ['align', 'text'], 'full-width': ['fullWidth', 'flag'] },
  td: { colspan: ['colspan', 'number'], rowspan: ['rowspan', 'number'] },
  th: { colspan: ['colspan', 'number'], rowspan: ['rowspan', 'number'] },
  img: {
    src: ['fileKey', 'text'],
    alt: ['alt', 'text'],
    title: ['title', 'text'],
    width: ['width', 'number'],
    height: ['height', 'number'],
    crop: ['crop', 'flag'],
    float: ['float', 'text'],
  },
  button: {
    href: ['link', 'text'],
    color: ['color', 'text'],
    size: ['size', 'text'],
    float: ['float', 'text'],
    'icon-before': ['iconBefore', 'text'],
    'icon-after': ['iconAfter', 'text'],
  },
  a: { href: ['href', 'text'], target: ['target', 'text'], id: ['id', 'text'] },
  br: { clear: ['clear', 'flag'] },
};

/** Containers in which a lone plain paragraph is written without its tag. */
export const implicitParagraphTags: ReadonlySet<string> = new Set(['li', 'td', 'th', 'blockquote']);
