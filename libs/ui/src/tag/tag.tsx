import type { ReactNode } from 'react';
import { readableColors } from './readable-colors';
import styles from './tag.module.css';

/** A label in the colour set by the editors; the text is dark or white, whichever is more readable. */
export function Tag({ color, children }: { color?: string | null | undefined; children: ReactNode }) {
  const colors = color ? readableColors(color) : null;
  return (
    <span
      className={styles.tag}
      style={colors ? { backgroundColor: colors.background, color: colors.text } : undefined}
    >
      {children}
    </span>
  );
}
