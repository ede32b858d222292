import { useIdleComponent } from '@vyloha/ui';
import type { MeasuringProps } from './measuring-props';

const load = async () => (await import('./measuring-at-idle')).MeasuringAtIdle;

/** What is reported of this document: its speed and errors to the shop, events to those the shopper agreed to. */
export function Measuring(props: MeasuringProps) {
  const Loaded = useIdleComponent(load);
  return Loaded && <Loaded {...props} />;
}
