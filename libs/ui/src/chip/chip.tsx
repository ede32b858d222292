import clsx from 'clsx';
import { Icon } from '../icon/icon';
import { Link, type LinkProps } from '../link/link';
import styles from './chip.module.css';

export interface ChipProps extends Pick<LinkProps, 'onClick'> {
  /** Link target; for a chip that removes a filter, the page without it. */
  to: string;
  children: string;
  isActive?: boolean | undefined;
  /** Accessible name when a press removes something, e.g. 'Zrušit filtr Barva: Zelená'. */
  removeLabel?: string | undefined;
}

/** A small rounded link: a quick filter, or an active one that a press removes. */
export function Chip({ to, children, isActive = false, removeLabel, onClick }: ChipProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      onClick={onClick}
      className={clsx(styles.chip, isActive && styles.active)}
      aria-label={removeLabel}
      aria-current={isActive && !removeLabel ? 'true' : undefined}
    >
      {children}
      {removeLabel && <Icon name="close" size={16} />}
    </Link>
  );
}
