import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './stack.module.css';

export type Space = 1 | 2 | 3 | 4 | 5 | 6;

export interface StackProps extends HTMLAttributes<HTMLElement> {
  as?:
    'div' | 'section' | 'ul' | 'ol' | 'li' | 'form' | 'fieldset' | 'article' | 'header' | 'footer' | 'nav' | undefined;
  /** A step of the spacing scale; from 1600 px the steps 5 and 6 grow by a half. */
  gap?: Space | undefined;
  /** `row` wraps. */
  direction?: 'column' | 'row' | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
}

/** Children in a column, or in a row that wraps, with equal gaps. */
export function Stack({
  as: Element = 'div',
  gap = 2,
  direction = 'column',
  align,
  justify,
  className,
  ...element
}: StackProps) {
  return (
    <Element
      {...element}
      className={clsx(
        styles[direction],
        styles[`gap${gap}`],
        align && styles[`align-${align}`],
        justify && styles[`justify-${justify}`],
        className,
      )}
    />
  );
}
