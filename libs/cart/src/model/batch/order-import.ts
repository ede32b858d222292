import * as v from 'valibot';

/** A problem outside of the list. */
export interface OrderAlert {
  tone: 'warning' | 'danger';
  text: string;
}

/** A rejected list with its typed text. */
export interface OrderImportRefusal {
  text: string;
  /** Problems of the list to be corrected. */
  problems: readonly string[];
  alert: OrderAlert | null;
}

/** Suffices for the rows of a table with names. */
const maxTextLength = 100_000;

const textField = v.fallback(v.string(), '');

/** The fields of the form: a typed list, and the text of a file, which goes first. */
const importFields = v.object({ lines: textField, file: textField });

/** All fields of the form. */
export const orderImportFields = Object.keys(importFields.entries);

/** The text of the file, else the typed one; one that is too long is shown in part, and never imported in part. */
export function readOrderText(fields: unknown): { text: string; isTooLong: boolean } {
  const { lines, file } = v.parse(importFields, fields);
  const text = file.trim() === '' ? lines : file;
  return { text: text.slice(0, maxTextLength), isTooLong: text.length > maxTextLength };
}
