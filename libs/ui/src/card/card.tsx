import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  tone?: 'paper' | 'sand' | undefined;
}

/** A surface with a border. */
export function Card({ as: Element = 'div', tone = 'paper', className, ...element }: CardProps) {
  return <Element {...element} className={clsx(styles.card, styles[tone], className)} />;
}
