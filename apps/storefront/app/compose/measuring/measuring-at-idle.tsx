import { useIdleComponent } from '@vyloha/ui';
import { useEffect } from 'react';
import { reportPage } from '../page-reports/report-page';
import type { MeasuringProps } from './measuring-props';

const load = async () => (await import('./measured-document')).MeasuredDocument;

/** Speed and errors of every document; events only where the shop has a tag manager. */
export function MeasuringAtIdle(props: MeasuringProps) {
  useEffect(() => reportPage(), []);
  return props.tagManagerId !== null && <MeasuredAtIdle {...props} />;
}

function MeasuredAtIdle(props: MeasuringProps) {
  const Measured = useIdleComponent(load);
  return Measured && <Measured {...props} />;
}
