import * as v from 'valibot';

/** A list that cannot become an order as it is, with what was typed. */
export interface OrderImportRefusal {
  text: string;
  /** What is wrong with the list, to be corrected. */
  problems: readonly string[];
  /** What stands in the way besides the list. */
  obstacle: { tone: 'warning' | 'danger'; text: string } | null;
}

const longestText = 20_000;

/** The form's only field; whatever else is sent counts as nothing typed. */
const linesField = v.object({ lines: v.fallback(v.string(), '') });

/** Every field of the form. */
export const orderImportFields = Object.keys(linesField.entries);

/** What was typed, cut where nobody would still type. */
export function readTypedOrder(fields: unknown): string {
  return v.parse(linesField, fields).lines.slice(0, longestText);
}
