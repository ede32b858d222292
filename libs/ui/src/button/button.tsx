import clsx from 'clsx';
import { useId, type ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
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
  /** Why the button is unavailable: it looks disabled, stays focusable and is described by this text. */
  unavailableReason?: string | undefined;
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
