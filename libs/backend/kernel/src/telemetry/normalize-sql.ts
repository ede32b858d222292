/** Longer statements are not worth reading in a log. */
const maxLength = 1000;

/** All SQL tokens in one expression: matched at once, since a string may contain what opens another token. */
const pieces = [
  /"(?:[^"]|"")*"/, // a quoted name
  /--[^\n]*|\/\*[\s\S]*?\*\//, // a comment
  /\bE'(?:[^'\\]|''|\\[\s\S])*(?:'|$)/, // strings, to the end if unterminated
  /'(?:[^']|'')*(?:'|$)/,
  /\$(?<tag>\w*)\$[\s\S]*?(?:\$\k<tag>\$|$)/,
  /(?<![\w$.])\d+(?:\.\d+)?(?:e[+-]?\d+)?\b/, // a number
];
const anyPiece = new RegExp(pieces.map(({ source }) => source).join('|'), 'gi');
const parameterLists = /\$\d+(?:\s*,\s*\$\d+)+/g;
const literalLists = /\?(?:\s*,\s*\?)+/g;

function withoutValue(piece: string): string {
  if (piece.startsWith('"')) return piece;
  return piece.startsWith('--') || piece.startsWith('/*') ? ' ' : '?';
}

/** A statement without its values: names, keywords and parameter placeholders, on one line. */
export function normalizeSql(sql: string): string {
  const text = sql
    .replace(anyPiece, withoutValue)
    .replace(parameterLists, '$…')
    .replace(literalLists, '?…')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`;
}

const operations: readonly string[] = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'];

/** The statement's first word, or `other`: low cardinality for use as a label. */
export function operationOf(sql: string): string {
  const [word = ''] = /^\s*\(*\s*([a-z]+)/i.exec(sql)?.slice(1) ?? [];
  const operation = word.toLowerCase();
  return operations.includes(operation) ? operation : 'other';
}
