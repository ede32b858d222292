import type { ReactNode } from 'react';
import { FieldGroup } from '../field-stack/field-stack';

interface FieldRowsProps<Name extends string> {
  /** In the order of the form. */
  names: readonly Name[];
  /** Whether a field leaves space for another one in its row. */
  isHalf: (name: Name) => boolean;
  /** The control of a field, with its name as the key. */
  children: (name: Name) => ReactNode;
}

/** Fields in rows: one alone, or two halves beside each other. */
export function FieldRows<Name extends string>({ names, isHalf, children }: FieldRowsProps<Name>) {
  const rows = names.reduce<Name[][]>((before, name) => {
    const row = before.at(-1) ?? [];
    const isSecondHalf = row.length === 1 && [...row, name].every(isHalf);
    return isSecondHalf ? [...before.slice(0, -1), [...row, name]] : [...before, [name]];
  }, []);
  return rows.map((row) => {
    const controls = row.map((name) => children(name));
    return row.length === 1 ? controls : <FieldGroup key={row.join()} isPair children={controls} />;
  });
}
