import clsx from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './button.module.css';

export interface ButtonStyleProps {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  /** Full width of its container. */
  isWide?: boolean | undefined;
}

export interface ButtonProps extends ButtonStyleProps, ButtonHTMLAttributes<HTMLButtonElement> {
  isBusy?: boolean;
}

export function buttonClass(
  { variant = 'primary', size = 'medium', isWide = false }: ButtonStyleProps,
  className?: string,
) {
  return clsx(styles.button, styles[variant], styles[size], isWide && styles.wide, className);
}

/** A button; without `type` it does not submit. */
export function Button({
  variant,
  size,
  isWide,
  icon,
  iconAfter,
  isBusy = false,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      {...button}
      className={buttonClass({ variant, size, isWide }, className)}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
}
