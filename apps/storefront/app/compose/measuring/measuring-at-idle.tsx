import { useLocation } from '@remix-run/react';
import { hasSecretAddress } from '@vyloha/links';
import { useIdleComponent } from '@vyloha/ui';
import { useEffect, useState } from 'react';
import { reportPage } from '../page-reports/report-page';
import type { MeasuringProps } from './measuring-props';

const load = async () => (await import('./measured-document')).MeasuredDocument;

/** Whether a login leads from here to an address with a secret: this page's own address contains it as well. */
function useLeadsToSecret(): boolean {
  const { search } = useLocation();
  const [leadsToSecret] = useState(() => hasSecretAddress(new URLSearchParams(search).get('redirectTo') ?? ''));
  return leadsToSecret;
}

/** Speed and errors of every document; events only where the shop has a tag manager, or another tool that asks for consents. */
export function MeasuringAtIdle(props: MeasuringProps) {
  useEffect(() => reportPage(), []);
  const leadsToSecret = useLeadsToSecret();
  const isNeeded = props.tagManagerId !== null || props.consent.tool !== null;
  return isNeeded && !leadsToSecret && <MeasuredAtIdle {...props} />;
}

function MeasuredAtIdle(props: MeasuringProps) {
  const Measured = useIdleComponent(load);
  return Measured && <Measured {...props} />;
}
