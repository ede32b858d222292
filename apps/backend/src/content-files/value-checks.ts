import { HtmlText } from './html-text';

/** Names of fields and places in lists, from the outside in. */
export type Path = readonly (string | number)[];

/** Something of a file that is wrong: where in the value, and what is expected. */
export interface ValueProblem {
  path: Path;
  message: string;
  /** Lines below the one on which the value at the path begins. */
  linesBelow?: number;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof HtmlText);
}

export const expected = (path: Path, what: string, value: unknown): ValueProblem[] => [
  { path, message: `expected ${what}, got ${nameOf(value)}` },
];

function nameOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'an empty value';
  if (value instanceof HtmlText) return 'formatted text (!html)';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'fields' : JSON.stringify(value);
}

/** What is wrong inside formatted text, on its own line. */
export function htmlProblems(value: unknown, path: Path): ValueProblem[] {
  if (!(value instanceof HtmlText)) return [];
  return value.problems.map(({ line, message }) => ({ path, message, linesBelow: line }));
}
