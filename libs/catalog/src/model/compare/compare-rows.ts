import type { LinkedValue } from '../parameters/shown-parameters';

/** A parameter of one of the goods. */
export interface ComparedParameter {
  id: string;
  title: string;
  values: readonly LinkedValue[];
}

/** One parameter of all compared goods. */
export interface CompareRow {
  id: string;
  title: string;
  /** A cell for each of the goods; empty where they do not have the parameter. */
  cells: readonly (readonly LinkedValue[])[];
  /** Not all of the goods have the same. */
  isDifferent: boolean;
}

/** What the cell says, whatever the order of its values. */
function meaningOf(values: readonly LinkedValue[]): string {
  return JSON.stringify(values.map(({ title }) => title).sort());
}

/** The rows of the table: every parameter that any of the goods has, in the order in which they come first. */
export function compareRows(columns: readonly (readonly ComparedParameter[])[]): CompareRow[] {
  const titles = new Map(columns.flat().map(({ id, title }) => [id, title]));
  return [...titles].map(([id, title]) => {
    const valuesOf = (parameters: readonly ComparedParameter[]) =>
      parameters.find((one) => one.id === id)?.values ?? [];
    const cells = columns.map((parameters) => valuesOf(parameters).map(({ title, link }) => ({ title, link })));
    return { id, title, cells, isDifferent: new Set(cells.map(meaningOf)).size > 1 };
  });
}
