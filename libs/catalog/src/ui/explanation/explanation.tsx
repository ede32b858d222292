import { keepPrepositions } from '@vyloha/i18n';
import { Icon } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './explanation.module.css';

interface ExplanationProps {
  /** Opens it. */
  label: ReactNode;
  /** What is explained. */
  text: string;
}

/** A sentence or two for who wants to know more, folded until then; works without script and by keyboard. */
export function Explanation({ label, text }: ExplanationProps) {
  return (
    <details className={styles.explanation}>
      <summary className={styles.label}>
        {label}
        <Icon name="question" size={16} />
      </summary>
      <p className={styles.text}>{keepPrepositions(text)}</p>
    </details>
  );
}
