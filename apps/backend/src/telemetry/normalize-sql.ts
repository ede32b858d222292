/** No longer statement is worth reading in a log. */
const maxLength = 1000;

/** Everything that is one piece to the database: looked for at once, since a string may hold what opens another. */
const pieces = [
  /"(?:[^"]|"")*"/, // a quoted name
  /--[^\n]*|\/\*[\s\S]*?\*\//, // a comment
  /\bE'(?:[^'\\]|''|\\[\s\S])*(?:'|$)/, // strings, to the end where they have none
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

/** A statement without its values: names, keywords and places of parameters, on one line. */
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

/** The statement's first word, or `other`: few enough to be a label. */
export function operationOf(sql: string): string {
  const [word = ''] = /^\s*\(*\s*([a-z]+)/i.exec(sql)?.slice(1) ?? [];
  const operation = word.toLowerCase();
  return operations.includes(operation) ? operation : 'other';
}
