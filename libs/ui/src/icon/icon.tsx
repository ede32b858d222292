import clsx from 'clsx';
import type { IconName } from './icon-names';
import spriteUrl from './icons.svg?no-inline';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Edge in pixels. */
  size?: 16 | 20 | 24 | 32 | 48;
  /** What the icon says when no text stands beside it; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A symbol of the sprite, in the colour of the text around it. The sprite is one cached file, so icons cost no script. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={clsx(styles.icon, className)} width={size} height={size} {...meaning}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
