import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  icon: IconName;
  /** In place of the icon. */
  picture?: ReactNode;
  /** What happened. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** Next steps: buttons and links. */
  actions?: ReactNode;
  /** Level of the title; 1 where it is the page's only heading, null below a heading that says the same. */
  headingLevel?: 1 | 2 | null | undefined;
}

/** An empty state: says what happened, what to do next, and offers links to continue. */
export function EmptyState({ icon, picture, title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === null ? 'p' : (`h${headingLevel}` as const);
  return (
    <div className={styles.state}>
      {picture ?? (
        <span className={styles.mark}>
          <Icon name={icon} size={48} />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
