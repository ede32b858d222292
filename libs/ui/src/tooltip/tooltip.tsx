import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { transitions } from '../transitions/transitions';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A sentence at most. */
  text: string;
  /** Receives the id for its aria-describedby. */
  children: (describedBy: string) => ReactNode;
  tone?: 'plain' | 'danger' | undefined;
  /** The control has the full width of its container. */
  isWide?: boolean | undefined;
}

/**
 * A sentence beside a control on hover and focus; Escape hides it. Shown by CSS, so it works without JavaScript, which
 * only keeps it within the screen.
 */
export function Tooltip({ text, children, tone = 'plain', isWide = false }: TooltipProps) {
  const id = useId();
  const frameRef = useRef<HTMLSpanElement>(null);
  const textRef = useRef<HTMLSpanElement>(null);
  const [isDismissed, setIsDismissed] = useState(false);

  // Hovering moves no focus: the key is pressed anywhere.
  useEffect(() => {
    const hideByEscape = ({ key }: KeyboardEvent) => void (key === 'Escape' && setIsDismissed(true));
    document.addEventListener('keydown', hideByEscape);
    return () => document.removeEventListener('keydown', hideByEscape);
  }, []);

  function show() {
    setIsDismissed(false);
    const [frame, tooltip] = [frameRef.current, textRef.current];
    if (!frame || !tooltip) return;
    import('../placement/place-panel').then(
      ({ placePanel }) => placePanel(frame, tooltip, 'top'),
      () => undefined,
    );
  }

  return (
    <span
      ref={frameRef}
      role="presentation"
      className={clsx(styles.frame, isWide && styles.wide)}
      data-dismissed={isDismissed || undefined}
      onPointerEnter={show}
      onFocus={show}
    >
      {children(id)}
      <span ref={textRef} role="tooltip" id={id} className={clsx(styles.tooltip, transitions.fade)} data-tone={tone}>
        {text}
      </span>
    </span>
  );
}
