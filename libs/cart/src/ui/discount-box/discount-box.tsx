import { type ReactNode, useEffect, useRef } from 'react';
import styles from './discount-box.module.css';

interface DiscountBoxProps {
  /** Tells what was applied apart from what is applied now; `undefined` while the form is shown. */
  applied: string | undefined;
  children: ReactNode;
}

/** A form that is replaced by the discount that it applied, and back; the focus is not lost with it. */
export function DiscountBox({ applied, children }: DiscountBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const lastApplied = useRef(applied);

  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (lastApplied.current !== applied && isFocusLost) ref.current?.focus();
    lastApplied.current = applied;
  }, [applied]);

  return (
    <div ref={ref} tabIndex={-1} className={styles.box}>
      {children}
    </div>
  );
}
