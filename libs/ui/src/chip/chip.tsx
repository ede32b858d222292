import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { Icon } from '../icon/icon';
import styles from './chip.module.css';

export interface ChipProps {
  /** Where the chip leads; for a chip that removes a choice the page without it. */
  to: string;
  children: string;
  isActive?: boolean | undefined;
  /** Says what a press does when it takes something away, e.g. 'Zrušit filtr Barva: Zelená'. */
  removeLabel?: string | undefined;
}

/** A small rounded link: a quick choice, or an active one that a press takes away. */
export function Chip({ to, children, isActive = false, removeLabel }: ChipProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      className={clsx(styles.chip, isActive && styles.active)}
      aria-label={removeLabel}
      aria-current={isActive && !removeLabel ? 'true' : undefined}
    >
      {children}
      {removeLabel && <Icon name="close" size={16} />}
    </Link>
  );
}
