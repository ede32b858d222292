import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import { responsiveCountStyle, type ResponsiveCount } from './responsive-count-style';
import styles from './grid.module.css';

type Element = Omit<HTMLAttributes<HTMLElement>, 'style'>;

/** The page grid of 24 columns; its children are `GridItem`s. */
export function Grid({ className, ...element }: Element) {
  return <div {...element} className={clsx(styles.grid, className)} />;
}

/** An item of the page grid; all 24 columns where no span is given. */
export function GridItem({ span = 24, className, ...element }: Element & { span?: ResponsiveCount }) {
  return <div {...element} className={clsx(styles.item, className)} style={responsiveCountStyle(span)} />;
}

/** Equal columns, e.g. of product boxes. */
export function Columns({
  count,
  as: Element = 'div',
  className,
  ...element
}: Element & { count: ResponsiveCount; as?: 'div' | 'ul' | 'ol' }) {
  return <Element {...element} className={clsx(styles.columns, className)} style={responsiveCountStyle(count)} />;
}
