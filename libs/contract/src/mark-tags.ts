/** HTML element of each rich-text mark without attributes. */
export const markTags = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  subscript: 'sub',
  superscript: 'sup',
} as const;
