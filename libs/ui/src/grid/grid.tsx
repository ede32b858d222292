import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import { countsAtWidths, type AtWidth } from './counts-at-widths';
import styles from './grid.module.css';

type Element = Omit<HTMLAttributes<HTMLElement>, 'style'>;

/** The page grid of 24 columns; its children are `GridItem`s. */
export function Grid({ className, ...element }: Element) {
  return <div {...element} className={clsx(styles.grid, className)} />;
}

/** A part of the page grid; all 24 columns where no span is given. */
export function GridItem({ span = 24, className, ...element }: Element & { span?: AtWidth }) {
  return <div {...element} className={clsx(styles.item, className)} style={countsAtWidths(span)} />;
}

/** Equal columns, e.g. of product boxes. */
export function Columns({
  count,
  as: Element = 'div',
  className,
  ...element
}: Element & { count: AtWidth; as?: 'div' | 'ul' | 'ol' }) {
  return <Element {...element} className={clsx(styles.columns, className)} style={countsAtWidths(count)} />;
}
