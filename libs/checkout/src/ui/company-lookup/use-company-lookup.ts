import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { useEffect, useRef, useState } from 'react';
import { isInRegister, noCompanyFields } from '../../model/company/company-fields';
import { parseCompanyLookup, type CompanyLookup } from '../../model/company/company-lookup';
import { fillForm } from '../fill-form/fill-form';

export interface LookupState {
  isBusy: boolean;
  /** What was found, or why nothing was; empty before the first lookup. */
  message: string;
}

interface LookupOptions {
  /** Replaces what the shopper has typed: they asked for it. */
  replacesTyped: boolean;
}

type FilledFields = Readonly<Record<string, string>>;

async function requestCompany(tin: string, signal: AbortSignal): Promise<CompanyLookup> {
  const response = await fetch(paths.companyByNumber(tin), { signal });
  return parseCompanyLookup(await response.json());
}

/** What the page was made with, if that was a company: its name and address belong to its number. */
function initialCompany(form: HTMLFormElement | null, { name, defaultValue }: HTMLInputElement): FilledFields {
  if (form === null || !isInRegister(defaultValue)) return {};
  const inputs = [...form.elements].filter((control) => control instanceof HTMLInputElement);
  const values = inputs.filter(({ type }) => type !== 'checkbox' && type !== 'hidden');
  return Object.fromEntries([...values.map((input) => [input.name, input.defaultValue]), [name, defaultValue]]);
}

/** Looks companies up and fills the form with them; a country other than the register's is not asked for. */
export function useCompanyLookup() {
  const { t } = useTranslation('checkout');
  const [state, setState] = useState<LookupState>({ isBusy: false, message: '' });
  const running = useRef<AbortController>();
  const lastTin = useRef('');
  const lastFilled = useRef<FilledFields | null>(null);
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
    const before = lastFilled.current ?? initialCompany(form, input);
    const isOther = before[input.name] !== tin;
    const isOfOther = (name: string, current: string) => isOther && current === before[name];
    if (found?.kind === 'found') {
      lastFilled.current = found.fields;
      fillForm(form, found.fields, (name, text) => replacesTyped || text === '' || isOfOther(name, text));
    } else fillForm(form, noCompanyFields, isOfOther);
    const message = found?.kind === 'found' ? t('company.found', { name: found.name }) : found?.problem;
    setState({ isBusy: false, message: message ?? t('company.silent') });
  }

  /** Once a number is complete; the same one is not asked for again. */
  function lookUpComplete(input: HTMLInputElement): void {
    const tin = input.value.replaceAll(/\s/g, '');
    if (tin === lastTin.current || !isInRegister(tin)) return;
    void lookUp(input, { replacesTyped: false });
  }

  return { state, lookUp, lookUpComplete };
}
