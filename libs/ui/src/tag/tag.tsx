import type { ReactNode } from 'react';
import { readableOn } from './readable-on';
import styles from './tag.module.css';

/** A label in the colour the shop's editors gave it; the words take ink or white, whichever reads better. */
export function Tag({ color, children }: { color?: string | null | undefined; children: ReactNode }) {
  const ground = color ? readableOn(color) : null;
  return (
    <span
      className={styles.tag}
      style={ground ? { backgroundColor: ground.background, color: ground.text } : undefined}
    >
      {children}
    </span>
  );
}
