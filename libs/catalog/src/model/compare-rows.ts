import type { ShownParameter, ShownParameterValue } from './shown-parameters';

/** One parameter of all compared goods. */
export interface CompareRow {
  id: string;
  title: string;
  /** A cell for each of the goods; empty where they do not have the parameter. */
  cells: readonly (readonly ShownParameterValue[])[];
  /** Not all of the goods have the same. */
  isDifferent: boolean;
}

/** What the cell says, whatever the order of its values. */
function meaningOf(values: readonly ShownParameterValue[]): string {
  return JSON.stringify(values.map(({ title }) => title).sort());
}

/** The rows of the table: every parameter that any of the goods has, in the order in which they come first. */
export function compareRows(columns: readonly (readonly ShownParameter[])[]): CompareRow[] {
  const titles = new Map(columns.flat().map(({ id, title }) => [id, title]));
  return [...titles].map(([id, title]) => {
    const cells = columns.map((parameters) => parameters.find((parameter) => parameter.id === id)?.values ?? []);
    return { id, title, cells, isDifferent: new Set(cells.map(meaningOf)).size > 1 };
  });
}
