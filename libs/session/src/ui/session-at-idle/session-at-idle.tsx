import { useIdleComponent } from '@vyloha/ui';
import type { ResumedSessionProps } from './resumed-session';

const load = async () => (await import('./resumed-session')).ResumedSession;

/** Resumes the session start in the browser at idle; renders nothing. */
export function SessionAtIdle(props: ResumedSessionProps) {
  const Session = useIdleComponent(load);
  return Session && <Session {...props} />;
}
