import { locales } from '@vyloha/contract';
import { HtmlText } from './html-text';

/** Property names and list indexes, from the outside in. */
export type Path = readonly (string | number)[];

/** A problem in a file: the path within the value, and the expected value. */
export interface ValueProblem {
  path: Path;
  message: string;
  /** Line offset from the line where the value at the path begins. */
  lineOffset?: number;
  /** The entity that the value names; there is no problem when it has a file, such as `author/au-blahova`. */
  names?: string;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof HtmlText);
}

export const expectedProblem = (path: Path, expectation: string, value: unknown): ValueProblem[] => [
  { path, message: `expected ${expectation}, got ${describeValue(value)}` },
];

/** A value that names another entity, which may have no file. */
export function nameProblem(entity: string, id: string, path: Path): ValueProblem {
  const names = `${entity}/${id}`;
  return { path, message: `there is no ${names}.yaml`, names };
}

export const languageProblem = (path: Path): ValueProblem => ({
  path,
  message: `expected a language: ${locales.join(' or ')}`,
});

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'an empty value';
  if (value instanceof HtmlText) return 'formatted text (!html)';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'fields' : JSON.stringify(value);
}

/** A problem inside rich text, on its own line. */
export function htmlProblems(value: unknown, path: Path): ValueProblem[] {
  if (!(value instanceof HtmlText)) return [];
  return value.problems.map(({ line, message }) => ({ path, message, lineOffset: line }));
}
