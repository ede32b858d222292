import { useFetcher } from '@remix-run/react';
import type { ShellData } from '@vyloha/shell';
import { paths } from '@vyloha/links';
import { useEffect, useRef } from 'react';
import { consentsOfTool, onDataLayer } from './consents-of-tool';

/** Tells the host what another tool was granted, as the shop's own notice does, whenever it differs from what it knows. */
export function useConsentsOfTool({ version, tool }: ShellData['consent'], granted: readonly string[] | null): void {
  const { submit } = useFetcher();
  const known = useRef(granted);
  known.current = granted;
  /** Sent by this document: its answer may take a while. */
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (tool === null) return;
    const asked = tool;
    function tell() {
      const decided = consentsOfTool(window.dataLayer ?? []);
      if (decided === null) return;
      const consent = asked.filter((category) => decided.includes(category)).join('.') || 'none';
      if (consent === (sent.current ?? (known.current === null ? null : known.current.join('.') || 'none'))) return;
      sent.current = consent;
      void submit({ notice: `consent-${version}`, consent }, { method: 'post', action: paths.closeNotice() });
    }
    tell();
    return onDataLayer(tell);
  }, [version, tool, submit]);
}
