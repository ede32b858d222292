import { useEffect, useState } from 'react';
import { Alert, type AlertProps } from './alert';

export interface AutoDismissAlertProps extends AlertProps {
  /** Milliseconds until it disappears; without JavaScript it stays. */
  duration: number;
}

/** An inline message that disappears after a timeout. */
export function AutoDismissAlert({ duration, ...alert }: AutoDismissAlertProps) {
  const [isVisible, setIsVisible] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setIsVisible(false), duration);
    return () => clearTimeout(timer);
  }, [duration]);

  return isVisible ? <Alert {...alert} /> : null;
}
