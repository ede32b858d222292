/** Element of HTML for each mark of rich text that says nothing but its name. */
export const markTags = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  subscript: 'sub',
  superscript: 'sup',
} as const;
