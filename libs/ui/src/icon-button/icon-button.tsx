import clsx from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Accessible name and tooltip: what the button does. */
  label: string;
  /** `round` floats above pictures, `plain` has no background. */
  variant?: 'plain' | 'round';
}

/** A button with only an icon, at least 44 px in both directions. */
export function IconButton({ icon, label, variant = 'plain', className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...button}
      aria-label={label}
      className={clsx(styles.button, styles[variant], className)}
    >
      <Icon name={icon} size={24} />
    </button>
  );
}
