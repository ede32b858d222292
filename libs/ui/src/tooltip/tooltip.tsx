import { useId, useState, type ReactNode } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A sentence at most. */
  text: string;
  /** Gets the id to name in its aria-describedby. */
  children: (describedBy: string) => ReactNode;
  tone?: 'plain' | 'danger' | undefined;
}

/** A sentence beside a control on hover and focus; Escape hides it. Drawn by CSS, so it works without script. */
export function Tooltip({ text, children, tone = 'plain' }: TooltipProps) {
  const id = useId();
  const [isDismissed, setIsDismissed] = useState(false);
  return (
    <span
      role="presentation"
      className={styles.frame}
      data-dismissed={isDismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setIsDismissed(true)}
      onPointerLeave={() => setIsDismissed(false)}
      onBlur={() => setIsDismissed(false)}
    >
      {children(id)}
      <span role="tooltip" id={id} className={styles.tooltip} data-tone={tone}>
        {text}
      </span>
    </span>
  );
}
