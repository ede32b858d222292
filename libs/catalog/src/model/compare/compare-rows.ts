import type { LinkedValue } from '../parameters/parameter-views';

/** A parameter of one product. */
export interface ComparedParameter {
  id: string;
  title: string;
  values: readonly LinkedValue[];
}

/** One parameter of all compared products. */
export interface CompareRow {
  id: string;
  title: string;
  /** A cell for each product; empty where it does not have the parameter. */
  cells: readonly (readonly LinkedValue[])[];
  /** Whether some values differ. */
  isDifferent: boolean;
}

/** Key of the cell's values regardless of their order. */
function toComparisonKey(values: readonly LinkedValue[]): string {
  return JSON.stringify(values.map(({ title }) => title).sort());
}

/** The rows of the table: every parameter of any product, in the order of first occurrence. */
export function compareRows(columns: readonly (readonly ComparedParameter[])[]): CompareRow[] {
  const titles = new Map(columns.flat().map(({ id, title }) => [id, title]));
  return [...titles].map(([id, title]) => {
    const valuesOf = (parameters: readonly ComparedParameter[]) =>
      parameters.find((one) => one.id === id)?.values ?? [];
    const cells = columns.map((parameters) => valuesOf(parameters).map(({ title, link }) => ({ title, link })));
    return { id, title, cells, isDifferent: new Set(cells.map(toComparisonKey)).size > 1 };
  });
}
