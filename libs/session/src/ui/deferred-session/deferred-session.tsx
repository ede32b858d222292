import { useIdleComponent, useInteractionComponent } from '@vyloha/ui';
import { useState } from 'react';
import type { ResumedSessionProps } from './resumed-session';

const load = async () => (await import('./resumed-session')).ResumedSession;

interface DeferredSessionProps extends ResumedSessionProps {
  /** Whether page views are reported, of shoppers who only look as well. */
  isMeasured: boolean;
}

/**
 * Resumes the session start in the browser; renders nothing. At idle where it has something to do by itself, otherwise at
 * the first interaction with the page: only what shoppers do has to be told to other tabs.
 */
export function DeferredSession({ isMeasured, ...props }: DeferredSessionProps) {
  // The host may have the cart at the next response, which does not start the session anew.
  const [isEager] = useState(isMeasured || !props.progress.isCartLoaded);
  return isEager ? <SessionAtIdle {...props} /> : <SessionAtUse {...props} />;
}

function SessionAtIdle(props: ResumedSessionProps) {
  const Session = useIdleComponent(load);
  return Session && <Session {...props} />;
}

function SessionAtUse(props: ResumedSessionProps) {
  const Session = useInteractionComponent(load);
  return Session && <Session {...props} />;
}
