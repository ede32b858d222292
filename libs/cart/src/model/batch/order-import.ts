import * as v from 'valibot';

/** A rejected list with its typed text. */
export interface OrderImportRefusal {
  text: string;
  /** Problems of the list to be corrected. */
  problems: readonly string[];
  /** A problem outside of the list. */
  alert: { tone: 'warning' | 'danger'; text: string } | null;
}

const maxTextLength = 20_000;

/** The form's only field; any other input counts as empty. */
const linesField = v.object({ lines: v.fallback(v.string(), '') });

/** All fields of the form. */
export const orderImportFields = Object.keys(linesField.entries);

/** The typed text, limited in length. */
export function readOrderText(fields: unknown): string {
  return v.parse(linesField, fields).lines.slice(0, maxTextLength);
}
