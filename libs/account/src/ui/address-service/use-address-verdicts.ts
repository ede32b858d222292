import { useEffect, useRef, useState } from 'react';
import { AddressVerdictEvent, type AddressVerdicts } from '../../model/address-service/address-verdict-event';

export type Verdict = 'invalid' | 'check' | 'unknown';

type VerdictByName = Readonly<Record<string, Verdict>>;

const withVerdict = (names: readonly string[], verdict: Verdict) => names.map((name) => [name, verdict] as const);

function toVerdictByName(verdicts: AddressVerdicts, lastChanged: string | null): VerdictByName {
  if (verdicts.kind === 'failed') return lastChanged === null ? {} : { [lastChanged]: 'unknown' };
  const { invalid, doubtful } = verdicts;
  return Object.fromEntries([...withVerdict(doubtful, 'check'), ...withVerdict(invalid, 'invalid')]);
}

/** The verdicts of the address service about a form, by field; each is gone once its field is changed, all once a section is. */
export function useAddressVerdicts(formId: string): VerdictByName {
  const [verdicts, setVerdicts] = useState<VerdictByName>({});
  const lastChanged = useRef<string | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form === null) return;
    const forget = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      // A checkbox opens and closes a section, which an error would keep open.
      if (target.type === 'checkbox') return setVerdicts({});
      const changed = target.name;
      lastChanged.current = changed;
      setVerdicts((current) => {
        const { [changed]: gone, ...rest } = current;
        return gone === undefined ? current : rest;
      });
    };
    const judge = (event: Event) => {
      if (event instanceof AddressVerdictEvent) setVerdicts(toVerdictByName(event.verdicts, lastChanged.current));
    };
    form.addEventListener('input', forget);
    form.addEventListener(AddressVerdictEvent.type, judge);
    return () => {
      form.removeEventListener('input', forget);
      form.removeEventListener(AddressVerdictEvent.type, judge);
    };
  }, [formId]);
  return verdicts;
}
