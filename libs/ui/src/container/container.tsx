import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './container.module.css';

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav' | undefined;
  /** `text` is the reading width of 70 characters, `form` fits one column of fields. */
  width?: 'page' | 'text' | 'form' | undefined;
}

/** Limits content to the page width with gutters. */
export function Container({ as: Element = 'div', width = 'page', className, ...element }: ContainerProps) {
  return <Element {...element} className={clsx(styles.container, styles[width], className)} />;
}
