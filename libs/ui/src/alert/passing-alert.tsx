import { useEffect, useState } from 'react';
import { Alert, type AlertProps } from './alert';

export interface PassingAlertProps extends AlertProps {
  /** Milliseconds until it goes away; without script it stays. */
  duration: number;
}

/** A framed message that is there for a while. */
export function PassingAlert({ duration, ...alert }: PassingAlertProps) {
  const [isShown, setShown] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setShown(false), duration);
    return () => clearTimeout(timer);
  }, [duration]);

  return isShown ? <Alert {...alert} /> : null;
}
