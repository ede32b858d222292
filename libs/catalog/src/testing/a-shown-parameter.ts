import type { ShownParameter, ShownParameterValue } from '../model/parameters/shown-parameters';

/** A row of the table with one value, about which nothing more is told but the changes. */
export function aShownParameter(
  title: string,
  value: Partial<ShownParameterValue> & { title: string },
  changes: Partial<ShownParameter> = {},
): ShownParameter {
  const plain = { link: null, summary: null, description: null, fileKey: null };
  return { id: title, title, link: null, description: null, values: [{ ...plain, ...value }], ...changes };
}
