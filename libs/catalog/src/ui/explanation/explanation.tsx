import { Icon } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './explanation.module.css';

interface ExplanationProps {
  /** Label that opens it. */
  label: ReactNode;
  /** What is explained. */
  text: string;
}

/** A short explanation, collapsed by default; works without script and by keyboard. */
export function Explanation({ label, text }: ExplanationProps) {
  return (
    <details className={styles.explanation}>
      <summary className={styles.label}>
        {label}
        <Icon name="question" size={16} />
      </summary>
      <p className={styles.text}>{text}</p>
    </details>
  );
}
