import { useIdleComponent, useInteractionComponent } from '@vyloha/ui';
import { useState } from 'react';
import type { TabState } from '../../model/tab-state';
import type { ResumedSessionProps } from './resumed-session';

const loadTabs = async () => (await import('./tab-sync')).TabSync;
const load = async () => (await import('./resumed-session')).ResumedSession;

interface DeferredSessionProps extends ResumedSessionProps {
  /** A new object whenever the host returned data. */
  tab: TabState;
  /** Whether page views are reported, of shoppers who only look as well. */
  isMeasured: boolean;
}

/**
 * Keeps one cart and currency in all tabs, and resumes the session start in the browser: at idle where it has something
 * to do by itself, otherwise at the first interaction with the page. Renders nothing.
 */
export function DeferredSession({ isMeasured, tab, ...props }: DeferredSessionProps) {
  const Tabs = useIdleComponent(loadTabs);
  // The host may have the cart at the next response, which does not start the session anew.
  const [isEager] = useState(isMeasured || !props.progress.isCartLoaded);
  return (
    <>
      {Tabs && <Tabs tab={tab} />}
      {isEager ? <SessionAtIdle {...props} /> : <SessionAtUse {...props} />}
    </>
  );
}

function SessionAtIdle(props: ResumedSessionProps) {
  const Session = useIdleComponent(load);
  return Session && <Session {...props} />;
}

function SessionAtUse(props: ResumedSessionProps) {
  const Session = useInteractionComponent(load);
  return Session && <Session {...props} />;
}
