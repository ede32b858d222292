const maxDepth = 100;
/** Half a character, which UTF-8 does not have; with the flag `u`, whole ones do not match. */
const loneSurrogate = /[\uD800-\uDFFF]/u;

function describeText(text: string): string | null {
  if (text.includes('\0')) return 'expected a text without the character U+0000';
  return loneSurrogate.test(text) ? 'expected a text of whole characters' : null;
}

function describeValue(value: unknown): string | null {
  if (typeof value === 'string') return describeText(value);
  return typeof value === 'number' && !Number.isFinite(value) ? 'expected a smaller number' : null;
}

/** What no column can store although it is JSON, wherever it is in the document; null when there is nothing of it. */
export function findUnstorable(value: unknown, path: readonly string[] = []): string | null {
  if (path.length > maxDepth) return `expected at most ${maxDepth} levels`;
  if (typeof value !== 'object' || value === null) {
    const problem = describeValue(value);
    return problem === null ? null : [path.join('.'), problem].filter((part) => part !== '').join(': ');
  }
  for (const [key, entry] of Object.entries(value)) {
    const problem = describeText(key) ?? findUnstorable(entry, [...path, key]);
    if (problem !== null) return problem;
  }
  return null;
}
