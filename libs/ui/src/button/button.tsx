import clsx from 'clsx';
import { useId, type ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  /** Takes the whole width of its place. */
  isWide?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Why the button cannot be used now: it looks disabled, stays focusable and says this. */
  unavailableReason?: string | undefined;
  isBusy?: boolean;
}

export function buttonClass({ variant = 'primary', size = 'medium', isWide = false }: ButtonLook, className?: string) {
  return clsx(styles.button, styles[variant], styles[size], isWide && styles.wide, className);
}

/** A button; without `type` it does not submit. */
export function Button({
  variant,
  size,
  isWide,
  icon,
  iconAfter,
  unavailableReason,
  isBusy = false,
  className,
  children,
  ...button
}: ButtonProps) {
  const reasonId = useId();
  const unavailable = unavailableReason
    ? ({ type: 'button', 'aria-disabled': true, 'aria-describedby': reasonId, onClick: undefined } as const)
    : {};
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      title={unavailableReason}
      {...button}
      {...unavailable}
      className={buttonClass({ variant, size, isWide }, className)}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
      {unavailableReason && <VisuallyHidden id={reasonId}>{unavailableReason}</VisuallyHidden>}
    </button>
  );
}
