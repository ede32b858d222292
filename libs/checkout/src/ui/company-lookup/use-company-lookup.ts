import { isTin } from '@vyloha/forms/rules';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { useEffect, useRef, useState } from 'react';
import { parseCompanyLookup, type CompanyLookup } from '../../model/company/company-lookup';
import { fillForm } from '../fill-form/fill-form';

/** Only Czech companies are in the register. */
const registerCountry = 'CZE';

export interface LookupState {
  isBusy: boolean;
  /** What was found, or why nothing was; empty before the first lookup. */
  message: string;
}

interface LookupOptions {
  /** Replaces what the shopper has typed: they asked for it. */
  replacesTyped: boolean;
}

async function requestCompany(tin: string, signal: AbortSignal): Promise<CompanyLookup> {
  const response = await fetch(paths.companyByNumber(tin), { signal });
  return parseCompanyLookup(await response.json());
}

/** Looks companies up and fills the form with them; a country other than the register's is not asked for. */
export function useCompanyLookup() {
  const { t } = useTranslation('checkout');
  const [state, setState] = useState<LookupState>({ isBusy: false, message: '' });
  const running = useRef<AbortController>();
  const lastTin = useRef('');
  const lastFilled = useRef<Readonly<Record<string, string>>>({});
  useEffect(() => () => running.current?.abort(), []);

  async function lookUp(input: HTMLInputElement, { replacesTyped }: LookupOptions): Promise<void> {
    const { form } = input;
    const tin = input.value.replaceAll(/\s/g, '');
    lastTin.current = tin;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ isBusy: true, message: '' });
    const found = await requestCompany(tin, controller.signal).catch(() => null);
    if (controller.signal.aborted || form === null) return;
    if (found?.kind === 'found') {
      const before = lastFilled.current;
      lastFilled.current = found.fields;
      fillForm(form, found.fields, (name, current) => replacesTyped || current === '' || current === before[name]);
    }
    const message = found?.kind === 'found' ? t('company.found', { name: found.name }) : found?.problem;
    setState({ isBusy: false, message: message ?? t('company.silent') });
  }

  /** Once a number is complete; the same one is not asked for again. */
  function lookUpComplete(input: HTMLInputElement): void {
    const tin = input.value.replaceAll(/\s/g, '');
    if (tin === '' || tin === lastTin.current || !isTin(tin, registerCountry)) return;
    void lookUp(input, { replacesTyped: false });
  }

  return { state, lookUp, lookUpComplete };
}
