import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  isInitiallyOpen?: boolean | undefined;
  className?: string | undefined;
  /** Fragment id of its content; a navigation to it opens the disclosure. */
  contentId?: string | undefined;
}

/** A title that toggles its content; works without JavaScript. */
export function Disclosure({ title, children, isInitiallyOpen = false, className, contentId }: DisclosureProps) {
  return (
    <details className={clsx(styles.disclosure, className)} open={isInitiallyOpen}>
      <summary className={styles.title}>
        <span>{title}</span>
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
      <div id={contentId} className={styles.content}>
        {children}
      </div>
    </details>
  );
}
