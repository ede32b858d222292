import clsx from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What the button does, in words: its accessible name and tooltip. */
  label: string;
  /** `round` floats above pictures, `plain` has no surface of its own. */
  look?: 'plain' | 'round';
}

/** A button that shows an icon alone, 44 px at least in both directions. */
export function IconButton({ icon, label, look = 'plain', className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...button}
      aria-label={label}
      className={clsx(styles.button, styles[look], className)}
    >
      <Icon name={icon} size={24} />
    </button>
  );
}
