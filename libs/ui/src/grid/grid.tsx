import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './grid.module.css';

type AtWidth<Value> = Value | { base?: Value; sm?: Value; md?: Value; lg?: Value; xl?: Value };

/** How many of the 24 columns a part takes. */
export type Span = 4 | 6 | 8 | 9 | 10 | 12 | 14 | 15 | 16 | 18 | 20 | 24;
export type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6;

type Element = HTMLAttributes<HTMLElement>;

/** The page grid of 24 columns; its children are `GridItem`s. */
export function Grid({ className, ...element }: Element) {
  return <div {...element} className={clsx(styles.grid, className)} />;
}

/** A part of the page grid; all 24 columns where no span is given. */
export function GridItem({ span = 24, className, ...element }: Element & { span?: AtWidth<Span> }) {
  return <div {...element} className={clsx(styles.item, classesAt('span', span), className)} />;
}

/** Equal columns, e.g. of product boxes. */
export function Columns({
  count,
  as: Element = 'div',
  className,
  ...element
}: Element & { count: AtWidth<ColumnCount>; as?: 'div' | 'ul' | 'ol' }) {
  return <Element {...element} className={clsx(styles.columns, classesAt('columns', count), className)} />;
}

function classesAt(kind: 'span' | 'columns', value: AtWidth<number>) {
  if (typeof value === 'number') return styles[`${kind}-${value}`];
  return Object.entries(value).map(
    ([width, count]) => styles[`${kind}${width === 'base' ? '' : `-${width}`}-${count}`],
  );
}
