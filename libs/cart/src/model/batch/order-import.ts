import { isAttemptKey } from '@vyloha/contract';
import * as v from 'valibot';
import type { LineProblem } from './line-problem';

/** A problem outside of the list. */
export interface OrderAlert {
  tone: 'warning' | 'danger';
  text: string;
}

/** A line that was refused, with what was read of it. */
export interface RefusedLine extends LineProblem {
  text: string;
}

/** A rejected list with its typed text. */
export interface OrderImportRefusal {
  text: string;
  /** Lines to be corrected. */
  lines: readonly RefusedLine[];
  /** How many of the others can be added without them. */
  goodCount: number;
  /** What is wrong with the list as a whole. */
  problem: string | null;
  /** What is wrong with the file. */
  fileProblem: string | null;
  alert: OrderAlert | null;
}

/** Suffices for the rows of a table with names. */
export const maxTextLength = 100_000;

const maxShownLength = 80;

const textField = v.fallback(v.string(), '');

const importFields = v.object({
  /** The typed list. */
  lines: textField,
  /** Present when the wrong lines are to be left out. */
  goodOnly: v.fallback(v.string(), ''),
  /** Key of the form: whatever it holds is added once. */
  attempt: v.nullish(v.fallback(v.nullable(v.pipe(v.string(), v.check(isAttemptKey))), null), null),
});

/** All fields of the form. */
export const orderImportFields = Object.keys(importFields.entries);

/** Those of the fields whose tabs separate cells. */
export const orderImportTables = ['lines'];

/** What the form says, but for its file. */
export function readOrderImport(fields: unknown): { typed: string; isGoodOnly: boolean; attempt: string | null } {
  const { lines, goodOnly, attempt } = v.parse(importFields, fields);
  return { typed: lines, isGoodOnly: goodOnly !== '', attempt };
}

/** The lines of a list by their numbers, as pages repeat them. */
export function lineTextsOf(list: string): (number: number) => string {
  const texts = list.split(/\r\n|\r|\n/);
  return (number) => {
    const text = (texts[number - 1] ?? '').replaceAll(/\s+/g, ' ').trim();
    return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
  };
}
