import type { ParameterView, ParameterValueView } from '../model/parameters/parameter-views';

/** A row of the table with one value, without texts and links unless overridden. */
export function aParameterView(
  title: string,
  value: Partial<ParameterValueView> & { title: string },
  changes: Partial<ParameterView> = {},
): ParameterView {
  const plain = { link: null, summary: null, description: null, fileKey: null };
  return { id: title, title, link: null, description: null, values: [{ ...plain, ...value }], ...changes };
}
