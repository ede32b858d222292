import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean | undefined;
  className?: string | undefined;
  /** Address of what belongs to it within the page; whoever comes by it finds it open. */
  contentId?: string | undefined;
}

/** A title that shows and hides what belongs to it; works without script. */
export function Disclosure({ title, children, isOpenAtFirst = false, className, contentId }: DisclosureProps) {
  return (
    <details className={clsx(styles.disclosure, className)} open={isOpenAtFirst}>
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
