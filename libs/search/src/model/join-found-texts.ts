import { withNonBreakingSpaces } from '@vyloha/contract';

/** Fields that shoppers read, as one text or one in each language. */
const textFields: ReadonlySet<string> = new Set(['title', 'perex', 'fullname']);

function joinTexts(value: unknown, isText: boolean): unknown {
  if (typeof value === 'string') return isText ? withNonBreakingSpaces(value) : value;
  if (Array.isArray(value)) return value.map((item) => joinTexts(item, isText));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, inner]) => [name, joinTexts(inner, isText || textFields.has(name))]));
}

/**
 * Non-breaking spaces in the texts of a search response. By names of fields, not by its schema: browsers parse
 * suggestions by the same one, and the rules are not for them.
 */
export function joinFoundTexts(response: unknown): unknown {
  return joinTexts(response, false);
}
