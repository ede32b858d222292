import type { ReactNode } from 'react';
import { readableColors } from './readable-colors';
import styles from './tag.module.css';

interface TagProps {
  color?: string | null | undefined;
  as?: 'span' | 'li' | undefined;
  children: ReactNode;
}

/** A label in the colour set by the editors; the text is dark or white, whichever is more readable. */
export function Tag({ color, as: Element = 'span', children }: TagProps) {
  const colors = color ? readableColors(color) : null;
  return (
    <Element
      className={styles.tag}
      style={colors ? { backgroundColor: colors.background, color: colors.text } : undefined}
    >
      {children}
    </Element>
  );
}
