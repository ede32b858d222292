import clsx from 'clsx';
import type { IconName } from './icon-names';
import spriteUrl from './icons.svg?no-inline';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Edge in pixels. */
  size?: 16 | 20 | 24 | 32 | 48;
  /** Accessible name when there is no text beside the icon; without it the icon is decorative. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A symbol of the sprite in the current text colour. The sprite is one cached file, so icons add no JavaScript. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={clsx(styles.icon, className)} width={size} height={size} {...ariaProps}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
