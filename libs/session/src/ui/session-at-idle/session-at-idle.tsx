import { useAtIdle } from '@vyloha/ui';
import type { CarriedOnSessionProps } from './carried-on-session';

const load = async () => (await import('./carried-on-session')).CarriedOnSession;

/** Carries the session's start on in the browser once it has nothing better to do; shows nothing. */
export function SessionAtIdle(props: CarriedOnSessionProps) {
  const CarriedOn = useAtIdle(load);
  return CarriedOn && <CarriedOn {...props} />;
}
